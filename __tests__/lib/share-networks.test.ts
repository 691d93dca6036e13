import { shareLink } from "../../src/lib/share-networks";

const URL_OF_PAGE = "https://steepline.example/blog/a-post?a=1&b=2#part";
const TITLES = [
  "Facebook Ads for E-commerce: A Working Guide",
  `"Quotes" & 'more' = 100% #sure?`,
  "&u=https://evil.example&url=https://evil.example",
];

const NETWORKS = [
  ["facebook", "www.facebook.com", "u", "quote"],
  ["twitter", "twitter.com", "url", "text"],
  ["linkedin", "www.linkedin.com", "url", "title"],
] as const;

describe.each(NETWORKS)("%s", (network, host, url, text) => {
  test.each(TITLES)(
    "the share link contains the URL and the title of the page if the title is %s",
    (title) => {
      const link = new URL(shareLink(network, URL_OF_PAGE, title));
      expect(link.protocol).toBe("https:");
      expect(link.hostname).toBe(host);
      expect(link.searchParams.getAll(url)).toEqual([URL_OF_PAGE]);
      expect(link.searchParams.getAll(text)).toEqual([title]);
      expect(link.hash).toBe("");
    },
  );
});
