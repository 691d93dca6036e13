import { forEvery } from "../support/for-every";
import { attr, metas, one } from "../support/html";
import { fixtureSite } from "../support/sites";
import { type GraphNode, graphOf, nodeOf, nodesOf } from "../support/structured-data";

interface Named {
  name: string;
  title: string;
}

const valuesOf = (node: GraphNode, key: string): unknown[] =>
  typeof node !== "object" || node === null
    ? []
    : Object.entries(node).flatMap(([name, value]) => [
        ...(name === key ? [value] : []),
        ...valuesOf(value, key),
      ]);

const site = fixtureSite();
const { brand, tagline, contact } = site.content("site.json");
const isHidden = (route: string) => metas(site.page(route), "robots").length > 0;
const listed = site.routes.filter((route) => !isHidden(route));
const home = site.page("/");
const canonical = (route: string) => attr(one(site.page(route), 'link[rel="canonical"]'), "href");

test("the structured data of the home page and of the contact page describe the agency", () => {
  for (const page of [home, site.page("/contact")]) {
    expect(nodeOf(page, "Organization")).toMatchObject({
      "@id": `${site.url}/#organization`,
      name: brand,
      slogan: tagline,
      email: contact.email,
      url: `${site.url}/`,
    });
    expect(nodeOf(page, "WebSite")).toMatchObject({ name: brand, url: `${site.url}/` });
  }
  expect(site.files()).toContain(nodeOf(home, "Organization").logo.slice(site.url.length + 1));
});

test("the structured data of a page refer only to ids of this page and of the home page, and to page URLs", () => {
  const described = graphOf(home).map((node) => node["@id"]);
  const known = new Set([...listed.map(canonical), ...described]);
  forEvery(listed, (route) => {
    const graph = graphOf(site.page(route));
    const own = new Set(
      valuesOf(graph, "@id").filter((id) => String(id).startsWith(canonical(route))),
    );
    const away = valuesOf(graph, "@id").filter((id) => !own.has(id) && !known.has(String(id)));
    expect(away).toEqual([]);
  });
});

test("the structured data of every page except the home page contain breadcrumbs", () => {
  expect(nodesOf(home, "BreadcrumbList")).toEqual([]);
  forEvery(
    listed.filter((route) => route !== "/"),
    (route) => {
      const { itemListElement: crumbs } = nodeOf(site.page(route), "BreadcrumbList");
      const items = crumbs.map(({ item }: { item: string }) => item);
      expect(items[0]).toBe(`${site.url}/`);
      expect(items.at(-1)).toBe(canonical(route));
      expect(new Set(items).size).toBe(items.length);
      expect(items.every((item: string) => listed.map(canonical).includes(item))).toBe(true);
      expect(crumbs.map(({ position }: { position: number }) => position)).toEqual(
        items.map((_: string, index: number) => index + 1),
      );
      expect(crumbs.every(({ name }: Named) => /\S/.test(name))).toBe(true);
    },
  );
});

test("the structured data of the blog and of a post's page give the post the same @id", () => {
  const { blogPost } = nodeOf(site.page("/blog"), "Blog");
  const newest = site.posts.slice(0, 12);
  expect(blogPost).toMatchObject(
    newest.map(({ slug, title }) => ({
      "@type": "BlogPosting",
      "@id": nodeOf(site.page(`/blog/${slug}`), "BlogPosting")["@id"],
      headline: title,
    })),
  );
});

test("the structured data of the services page list every service, and each listed id exists on the page", () => {
  const services = site.content("services.json");
  const page = site.page("/services");
  const items: GraphNode[] = nodeOf(page, "ItemList").itemListElement.map(
    ({ item }: { item: GraphNode }) => item,
  );
  expect(items.map(({ name, description }) => [name, description])).toEqual(
    services.map(({ title, desc }: { title: string; desc: string }) => [title, desc]),
  );
  for (const { "@id": id } of items) one(page, `[id="${id.split("#")[1]}"]`);
});

test("the structured data of the pricing page contain every plan with the price that the page shows", () => {
  const offers: GraphNode[] = nodeOf(site.page("/pricing"), "Organization").makesOffer;
  const told = offers.map(({ name, description, priceSpecification }) => ({
    name,
    description,
    price: priceSpecification.description,
  }));
  const plans = site.content("plans.json");
  expect(told).toEqual(
    plans.map(({ name, summary, price }: Record<string, string>) => ({
      name,
      description: summary,
      price,
    })),
  );
});
