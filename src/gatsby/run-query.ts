import type { CreatePagesArgs } from "gatsby";

/** Returns the data of a query. An error stops the build, so that no page is missing in silence. */
export async function runQuery<Data>(
  graphql: CreatePagesArgs["graphql"],
  query: string,
  variables?: object,
): Promise<Data> {
  const { data, errors } = await graphql<Data>(query, variables);
  if (!data || errors) throw new Error(`${errors}. The query was:\n${query}`);
  return data;
}
