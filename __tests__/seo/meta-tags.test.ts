import { metaTags } from "../../src/seo/meta-tags";

const PAGE = {
  title: "Services | Steepline",
  description: "What we do.",
  url: "https://steepline.example/services",
  brand: "Steepline",
  image: "https://steepline.example/share.png",
  imageAlt: "A line",
};
const contents = (page: Parameters<typeof metaTags>[0], wanted: string) =>
  metaTags(page)
    .filter((tag) => ("name" in tag ? tag.name : tag.property) === wanted)
    .map(({ content }) => content);

test("search engines, Open Graph and Twitter get equal titles, descriptions and images", () => {
  for (const kind of ["og", "twitter"]) {
    expect(contents(PAGE, `${kind}:title`)).toEqual([PAGE.title]);
    expect(contents(PAGE, `${kind}:description`)).toEqual([PAGE.description]);
    expect(contents(PAGE, `${kind}:image`)).toEqual([PAGE.image]);
    expect(contents(PAGE, `${kind}:image:alt`)).toEqual([PAGE.imageAlt]);
  }
  expect(contents(PAGE, "og:image:width")).toEqual(["1200"]);
  expect(contents(PAGE, "og:image:height")).toEqual(["630"]);
});
