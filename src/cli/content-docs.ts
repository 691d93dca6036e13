import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { GUIDE, generatedDocs } from "./content/generated-docs";

// `npm run content:docs` generates schemas and field reference from src/content/types.
const files = generatedDocs(readFileSync(GUIDE, "utf8"));
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`Wrote ${Object.keys(files).join(", ")}`);
