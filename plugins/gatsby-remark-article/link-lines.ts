import type { MarkdownNode } from "./tree";

/** Addresses of videos, and the service that plays them. */
const VIDEOS: [address: RegExp, service: string][] = [
  [
    /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?|shorts\/|live\/)|youtu\.be\/)/i,
    "YouTube",
  ],
  [/^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?\d/i, "Vimeo"],
];

const serviceOf = (url: string) => VIDEOS.find(([address]) => address.test(url))?.[1];

const onlyChild = ({ children = [] }: MarkdownNode, type: string): MarkdownNode | undefined =>
  children.length === 1 && children[0]?.type === type ? children[0] : undefined;

const addProperty = (node: MarkdownNode, name: string): void => {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [name]: "" } };
};

/**
 * Marks a paragraph that is only a link to a video, which is shown as large as a picture, and a
 * paragraph that is only a bold link, which is shown as a button.
 */
export function markLinkLine(paragraph: MarkdownNode): void {
  const bold = onlyChild(paragraph, "strong");
  const button = bold && onlyChild(bold, "link");
  if (button) {
    paragraph.children = [button];
    addProperty(button, "dataButton");
    return;
  }
  const video = onlyChild(paragraph, "link");
  const service = serviceOf(video?.url ?? "");
  if (!video || !service) return;
  addProperty(video, "dataVideo");
  const [text] = video.children ?? [];
  const isBare = video.children?.length === 1 && text?.type === "text" && text.value === video.url;
  if (isBare) video.children = [{ type: "text", value: `Watch the video on ${service}` }];
}
