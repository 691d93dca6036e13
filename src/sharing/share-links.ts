/**
 * Addresses that share a page on a network; each carries the page's URL and title.
 * Facebook shows the page's own title and ignores the one in `quote` where it does not use it.
 */
const ADDRESSES: Record<string, (url: string, title: string) => string> = {
  facebook: (url, title) => `https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${title}`,
  twitter: (url, title) => `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
  linkedin: (url, title) =>
    `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${title}`,
};

/** The address for one of the networks in `shareNetworks` of content/site.json. */
export function shareLink(network: string, url: string, title: string): string {
  const address = ADDRESSES[network];
  if (!address) throw new Error(`There is no share address for "${network}"`);
  return address(encodeURIComponent(url), encodeURIComponent(title));
}
