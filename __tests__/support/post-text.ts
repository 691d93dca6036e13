import { resolve } from "node:path";

/** A valid post, with its fields in lines 2 to 20 and its text from line 22. */
export const postText = (slug: string) => `---
id: ${slug}-id
title: A first title
slug: ${slug}
excerpt: What it is about.
author: Mara Ellison
category: Paid Advertising
tags:
  - ads
  - budget
featuredImage: ./cover.png
featuredImageAlt: A rising line.
published: true
publishedAt: 2025-11-18T08:00:00Z
createdAt: 2025-11-05
updatedAt: 2025-11-19T08:00:00Z
metaTitle: "A meta title: with a colon, of ${slug}"
metaDescription: What search engines show below the title of ${slug}, in a sentence that is long enough.
keywords: [other keyword]
---

First paragraph.

## Heading

Last paragraph with a [link](/services).
`;

/** A valid cover. */
export const COVER = resolve(__dirname, "../../src/cli/cover.png");
