import { z } from "zod";
import { contentTypes } from "../../content/types";

/** Metadata that only this site reads. */
const OWN = ["graphql", "typeDescription", "unique", "isLink", "names"];

const fileOf = (file: string) =>
  `docs/schemas/${file.endsWith(".md") ? "post" : file.replace(/\.json$/, "")}.schema.json`;

/** Returns the JSON schemas by which text editors describe and check each field, by file. */
export const editorSchemas = (): Record<string, string> =>
  Object.fromEntries(
    contentTypes.map(({ file, schema, shape }) => {
      const jsonSchema = z.toJSONSchema(schema, {
        io: "input",
        // All entries of a keyed file have the same schema.
        reused: shape === "keyed" ? "ref" : "inline",
        override({ jsonSchema }) {
          for (const name of OWN) delete jsonSchema[name];
        },
      });
      return [fileOf(file), `${JSON.stringify(jsonSchema, null, 2)}\n`];
    }),
  );
