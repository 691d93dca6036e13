import { readFileSync } from "node:fs";

const document = readFileSync("docs/dependencies.md", "utf8");
const [descriptions = ""] = document.split("## Older versions");

const described = (text: string) =>
  (text.match(/^\| `[^|]+/gm) ?? []).flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );

test("docs/dependencies.md describes exactly the packages in package.json", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(described(descriptions).sort()).toEqual(installed.sort());
});

test("package-lock.json has an integrity hash for every package, and no URLs of a package registry", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const wrong = Object.entries<{ resolved?: string; integrity?: string }>(packages).filter(
    ([name, { resolved, integrity }]) => name !== "" && (resolved || !integrity),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});
