import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { installEditor } from "../../src/cli/editor/install-editor";
import { EDITOR_PACKAGES } from "../../src/editor/build-editor";
import { editorConfig } from "../../src/editor/config";

/** The part of the API of Ajv (https://ajv.js.org) that this test uses. */
interface Ajv {
  validate(schema: object, data: unknown): boolean;
  errors?: { instancePath: string; message?: string }[];
}

jest.setTimeout(900_000);

/**
 * Sveltia CMS reads configuration files of Decap CMS, and publishes a strict schema for such files.
 */
test("the configuration of Decap CMS is valid for the JSON Schema of Sveltia CMS, which has the same options (Decap CMS publishes no schema)", () => {
  installEditor(true);
  const file = path.resolve(EDITOR_PACKAGES, "@sveltia/cms/schema/sveltia-cms.json");
  const schema = JSON.parse(readFileSync(file, "utf8"));
  const ajv: Ajv = new (createRequire(file)("ajv").default)({ strict: false, logger: false });
  const backend = { name: "github", repo: "agency/site", branch: "main" } as const;
  const config = JSON.parse(JSON.stringify(editorConfig(backend, "https://agency.example")));
  ajv.validate(schema, config);
  expect(ajv.errors ?? []).toEqual([]);
});
