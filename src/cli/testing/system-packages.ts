import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(":");
  return folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file));
}

export function attempt(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return true;
  } catch {
    return false;
  }
}

export const isRoot = () => process.getuid?.() === 0;

/** Installs packages on Debian and Ubuntu; returns false without root or apt-get, or on failure. */
export const installPackages = (packages: readonly string[]): boolean =>
  isRoot() &&
  onPath("apt-get") !== undefined &&
  attempt("apt-get", ["update", "-qq"]) &&
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);

interface SystemTool {
  program: string;
  otherName?: string;
  packages: readonly string[];
}

export const JAVA: SystemTool = { program: "java", packages: ["default-jre-headless"] };

export const FIREFOX: SystemTool = {
  program: "firefox-esr",
  otherName: "firefox",
  packages: ["firefox-esr"],
};

/** WebKitGTK has the engine of Safari. */
export const WEBKIT: SystemTool = { program: "WebKitWebDriver", packages: ["webkit2gtk-driver"] };

export const XVFB: SystemTool = { program: "Xvfb", packages: ["xvfb"] };

export function ensureTool({ program, otherName = program, packages }: SystemTool): string {
  const find = () => onPath(program) ?? onPath(otherName);
  const found = find();
  if (found) return found;
  console.log(`Installing ${packages.join(" and ")}, because ${program} was not found.`);
  installPackages(packages);
  const installed = find();
  if (installed) return installed;
  throw new Error(`Cannot find or install ${program}. Install ${packages.join(" and ")}.`);
}
