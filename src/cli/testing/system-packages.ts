import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Full path of a program on PATH, or undefined. */
export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(":");
  return folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file));
}

/** Runs a program and shows what it prints; false when it cannot be started or ends badly. */
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

/** Installs packages of Debian and Ubuntu, where the user may; false elsewhere. */
export const installPackages = (packages: readonly string[]): boolean =>
  isRoot() &&
  onPath("apt-get") !== undefined &&
  attempt("apt-get", ["update", "-qq"]) &&
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);

/** A program that tests drive, and the packages that bring it where it is missing. */
export interface SystemTool {
  program: string;
  packages: readonly string[];
}

/** The reference server, with its module for compressed copies. */
export const NGINX: SystemTool = {
  program: "nginx",
  packages: ["nginx-light", "libnginx-mod-http-brotli-static"],
};

/** What the W3C checker runs on. */
export const JAVA: SystemTool = { program: "java", packages: ["default-jre-headless"] };

/** The load generator of `npm run bench:serve`. */
export const WRK: SystemTool = { program: "wrk", packages: ["wrk"] };

/**
 * Full path of a program; installs it where it is missing and may be installed.
 *
 * @throws Error with one line that says what to install when that does not work
 */
export function ensureTool({ program, packages }: SystemTool): string {
  const found = onPath(program);
  if (found) return found;
  console.log(`No ${program} found; installing it.`);
  installPackages(packages);
  const installed = onPath(program);
  if (installed) return installed;
  throw new Error(
    `There is no ${program} and it could not be installed. Install ${packages.join(" and ")}.`,
  );
}
