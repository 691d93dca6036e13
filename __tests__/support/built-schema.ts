import { type ExecutionResult, type GraphQLSchema, graphql } from "gatsby/graphql";
import { contentTypes, type JsonFile } from "../../src/content/types";
import { type ContentType, typeNameOf } from "../../src/content/types/define";
import { nodeFields } from "../../src/gatsby/create-nodes";
import { createSchemaCustomization } from "../../src/gatsby/schema/schema";
import { PAGES } from "../../src/routes";
import { EXAMPLES, POST_EXAMPLE, TEXT_PAGE_EXAMPLE } from "./examples";

const { store } = require("gatsby/dist/redux");
const { actions } = require("gatsby/dist/redux/actions");
const { build } = require("gatsby/dist/schema");
const typeBuilders = require("gatsby/dist/schema/types/type-builders");
const withResolverContext = require("gatsby/dist/schema/context");

const plugin = { name: "default-site-plugin" };

const LINKS = { services: [EXAMPLES["services.json"].title] };

/** Returns the data of a file in which each entry is the example of its content type. */
function exampleFile({ file, shape }: ContentType): unknown {
  if (shape === "front matter") return file.startsWith("posts/") ? POST_EXAMPLE : TEXT_PAGE_EXAMPLE;
  const example = { ...EXAMPLES[file as JsonFile], ...(file === "cases.json" && LINKS) };
  if (shape === "list") return [example];
  if (shape === "single") return example;
  return Object.fromEntries(Object.keys(PAGES).map((key) => [key, example]));
}

const createNode = (type: string, node: object & { id: string }) =>
  store.dispatch(
    actions.createNode(
      { ...node, parent: null, children: [], internal: { type, contentDigest: node.id } },
      plugin,
    ),
  );

/** Builds the GraphQL schema of the site in Gatsby's own store, from the examples of all content types. */
export async function buildSchema() {
  const createTypes = (types: object) => store.dispatch(actions.createTypes(types, plugin));
  const done = () => undefined;
  createSchemaCustomization?.(
    { actions: { createTypes }, schema: typeBuilders } as never,
    { plugins: [] },
    done,
  );
  for (const contentType of contentTypes) {
    const type = typeNameOf(contentType.entry);
    for (const { key, fields } of nodeFields(contentType, {
      file: `posts/${POST_EXAMPLE.slug}/index.md`,
      data: exampleFile(contentType),
      body: "",
    })) {
      await createNode(type, { ...fields, id: `${type}:${key}` });
    }
  }
  // Gatsby's reporter starts a timer of a second, which must not keep the test process running.
  const startTimer = setTimeout;
  const unrefTimers = jest
    .spyOn(globalThis, "setTimeout")
    .mockImplementation(((run: () => void, delay?: number) =>
      startTimer(run, delay).unref()) as typeof setTimeout);
  await build({});
  unrefTimers.mockRestore();
  const { schema, schemaCustomization } = store.getState();
  const contextValue = withResolverContext({
    schema,
    schemaComposer: schemaCustomization.composer,
    context: {},
    customContext: schemaCustomization.context,
  });
  return {
    schema: schema as GraphQLSchema,
    query: (source: string): Promise<ExecutionResult> =>
      graphql({ schema, source, contextValue }) as never,
  };
}
