import { createSchemaCustomization } from "../../../src/gatsby/schema/schema";

type Resolve = (source: object, args: object, context: object) => Promise<string>;
type Type = { name: string; fields: Record<string, { resolve: Resolve }> };

const types = new Map<string, Type>();
const schema = { buildObjectType: (type: Type) => types.set(type.name, type) };
createSchemaCustomization?.(
  { actions: { createTypes: () => {} }, schema } as never,
  { plugins: [] },
  () => undefined,
);

test.each([
  ["CallToAction", "text"],
  ["Question", "answer"],
])(
  "in fields of the type %s, {free} and {paid} are replaced by texts of content/site.json, even if these texts contain $",
  async (name, field) => {
    const offer = { free: "An audit worth $&100", paid: "$1k per $'month" };
    const nodeModel = { findOne: async () => ({ offer }) };
    const resolve = types.get(name)?.fields[field]?.resolve as Resolve;
    const textOf = (text: string) => resolve({ [field]: text }, {}, { nodeModel });
    expect(await textOf("First {free}, then {paid}.")).toBe(
      "First An audit worth $&100, then $1k per $'month.",
    );
    expect(await textOf("{free} {free} {paid} {paid}")).toBe(
      "An audit worth $&100 An audit worth $&100 $1k per $'month $1k per $'month",
    );
    expect(await textOf("No placeholder.")).toBe("No placeholder.");
  },
);
