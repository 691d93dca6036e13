import { parse, visit } from "gatsby/graphql";
import { typeDefs } from "../../src/model";

test("every type, field and value of the schema says what it is", () => {
  const silent: string[] = [];
  const known: string[] = [];
  const look = (node: { name: { value: string }; description?: unknown }) => {
    known.push(node.name.value);
    if (!node.description) silent.push(node.name.value);
  };
  visit(parse(typeDefs.join("\n")), {
    ObjectTypeDefinition: look,
    EnumTypeDefinition: look,
    FieldDefinition: look,
    EnumValueDefinition: look,
  });
  expect(known).toContain("Post");
  expect(silent).toEqual([]);
});
