import type { BuildArgs } from "gatsby";

/** The answer to a query after the build; without one there is nothing to go on with. */
export async function ask<Answer>(
  args: Pick<BuildArgs, "graphql">,
  query: string,
  variables = {},
): Promise<Answer> {
  const { data, errors } = await args.graphql<Answer>(query, variables);
  if (!data || errors) throw new Error(`The built content could not be read: ${errors}`);
  return data;
}
