interface ShareNetwork {
  name: string;
  /** Returns the URL at which a visitor shares a page. Encode the arguments first. */
  address: (url: string, title: string) => string;
  /** Path data of a filled icon, 24 by 24 units. */
  icon: string;
}

/** `shareNetworks` in content/site.json selects networks from this list. */
export const SHARE_NETWORKS = {
  facebook: {
    name: "Facebook",
    // Facebook shows the metadata of the page, and may ignore `quote`.
    address: (url, title) => `https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${title}`,
    icon: "M14 21v-8h2.8l.5-3.3H14V7.8c0-1 .4-1.6 1.7-1.6h1.7V3.2A19 19 0 0 0 15 3c-2.7 0-4.4 1.6-4.4 4.5v2.2H7.7V13h2.9v8z",
  },
  twitter: {
    name: "Twitter",
    address: (url, title) => `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
    icon: "M3.5 4h4.7l4.2 5.8L17.3 4h2.5l-6.2 7.4L20.5 20h-4.7l-4.6-6.3L6 20H3.5l6.6-7.9zm3.5 1.7 9.6 12.7h1.4L8.5 5.7z",
  },
  linkedin: {
    name: "LinkedIn",
    address: (url, title) =>
      `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${title}`,
    icon: "M4.5 9.5h3V19h-3zM6 4.6a1.7 1.7 0 1 1 0 3.5 1.7 1.7 0 0 1 0-3.5M9.8 9.5h2.9v1.3c.5-.8 1.5-1.5 2.9-1.5 2.7 0 3.7 1.6 3.7 4.3V19h-3v-4.9c0-1.3-.3-2.2-1.6-2.2-1.3 0-1.9.9-1.9 2.2V19h-3z",
  },
} satisfies Record<string, ShareNetwork>;

export type ShareNetworkId = keyof typeof SHARE_NETWORKS;

export const shareLink = (network: ShareNetworkId, url: string, title: string): string =>
  SHARE_NETWORKS[network].address(encodeURIComponent(url), encodeURIComponent(title));
