import { LANGUAGE } from "../language";
import { tokenColor } from "./token-colors";

type ManifestFacts = Record<"brand" | "tagline", string>;

/** Returns the web app manifest: https://www.w3.org/TR/appmanifest/ */
export const webManifest = ({ brand, tagline }: ManifestFacts): string =>
  `${JSON.stringify({
    name: brand,
    short_name: brand,
    description: tagline,
    lang: LANGUAGE,
    id: "/",
    start_url: "/",
    display: "minimal-ui",
    background_color: tokenColor("surface"),
    theme_color: tokenColor("surface"),
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  })}\n`;
