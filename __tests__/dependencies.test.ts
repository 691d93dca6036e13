import { readFileSync } from "node:fs";

const document = readFileSync("docs/dependencies.md", "utf8");
const [main = "", editor = ""] = document.split("## Considered")[0]?.split("## The editor") ?? [];

const described = (text: string) =>
  (text.match(/^\| `[^|]+/gm) ?? []).flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );

test.each([
  ["package.json", main],
  ["src/editor/package.json", editor],
])("docs/dependencies.md describes exactly the packages in %s", (file, text) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8"));
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(described(text).sort()).toEqual(installed.sort());
});

test.each(["package-lock.json", "src/editor/package-lock.json"])(
  "%s has an integrity hash for every package, and no URLs of a package registry",
  (file) => {
    const packages = Object.entries<{ resolved?: string; integrity?: string }>(
      JSON.parse(readFileSync(file, "utf8")).packages,
    ).filter(([name]) => name !== "");
    const wrong = packages.filter(([, { resolved, integrity }]) => resolved || !integrity);
    expect(wrong.map(([name]) => name)).toEqual([]);
  },
);
