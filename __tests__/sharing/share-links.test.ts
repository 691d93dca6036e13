import { shareLink } from "../../src/sharing/share-links";

const URL_OF_PAGE = "https://steepline.example/blog/a-post?a=1&b=2#part";
const TITLES = [
  "Facebook Ads for E-commerce: A Working Guide",
  `"Quotes" & 'more' = 100% #sure?`,
  "</script><script>alert(1)</script>",
  "emoji 🚀 and 中文, + plus",
  "&u=https://evil.example&url=https://evil.example",
];

/** Parameters of the address: where it takes the page's address, and where its title. */
const NETWORKS = [
  ["facebook", "www.facebook.com", "u", "quote"],
  ["twitter", "twitter.com", "url", "text"],
  ["linkedin", "www.linkedin.com", "url", "title"],
] as const;

describe.each(NETWORKS)("%s", (network, host, url, text) => {
  test.each(TITLES)("contains the URL and the title %s", (title) => {
    const link = new URL(shareLink(network, URL_OF_PAGE, title));
    expect(link.protocol).toBe("https:");
    expect(link.hostname).toBe(host);
    expect(link.searchParams.getAll(url)).toEqual([URL_OF_PAGE]);
    expect(link.searchParams.getAll(text)).toEqual([title]);
    expect(link.hash).toBe("");
  });

  test("contains no character that could end an attribute", () => {
    expect(shareLink(network, URL_OF_PAGE, TITLES.join(" "))).not.toMatch(/["<>\s]/);
  });
});

test("throws an error that names an unknown network", () => {
  expect(() => shareLink("myspace", URL_OF_PAGE, "title")).toThrow("myspace");
});
