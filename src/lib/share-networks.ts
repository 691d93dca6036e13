interface ShareNetwork {
  name: string;
  /** Returns the URL at which a visitor shares a page. Encode both arguments first. */
  address: (url: string, title: string) => string;
  /** Path data of a stroked icon, in a view box of 24 by 24 units. */
  icon: string;
}

/** All networks; `shareNetworks` in content/site.json selects some of them. */
export const SHARE_NETWORKS = {
  facebook: {
    name: "Facebook",
    // Facebook shows the metadata of the page, and may ignore `quote`.
    address: (url, title) => `https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${title}`,
    icon: "M17 4h-1.5q-4.5 0-4.5 4.5V20M7 12h8.5",
  },
  twitter: {
    name: "Twitter",
    address: (url, title) => `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
    icon: "M3.5 4 15.5 20h5L8.5 4zM19 4l-5.5 6.5M5 20l5.5-6.5",
  },
  linkedin: {
    name: "LinkedIn",
    address: (url, title) =>
      `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${title}`,
    icon: "M6 10v9M6 5v.01M11 19v-9m0 4q0-4 3.5-4t3.5 4v5",
  },
} satisfies Record<string, ShareNetwork>;

export type ShareNetworkId = keyof typeof SHARE_NETWORKS;

export const shareLink = (network: ShareNetworkId, url: string, title: string): string =>
  SHARE_NETWORKS[network].address(encodeURIComponent(url), encodeURIComponent(title));
