import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { editorSchemas } from "./content/editor-schemas";

// `npm run content:docs` generates the schemas for text editors from src/content/types.
const files = editorSchemas();
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`Wrote ${Object.keys(files).join(", ")}`);
