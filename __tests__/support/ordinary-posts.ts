import { photograph } from "./photograph";
import { type PostFile, plainCover, plainPost } from "./post-files";

/** Posts as authors write them: every one is valid, so every one must be published. */

const SENTENCE =
  "The budget of a channel follows the margin of its orders, and the team reads both every Monday.";

const paragraph = (sentences: number) => Array(sentences).fill(SENTENCE).join(" ");

const section = (index: number) =>
  `## Part ${index} of the whole\n\n${paragraph(3)}\n\n- One point\n- Another point\n\n${paragraph(2)}`;

/** Has every element of Markdown that posts support, so that all styles of articles match. */
const EVERY_ELEMENT = `${paragraph(2)}

## Lists

- A bullet with **bold** and *emphasized* words
  - A bullet inside
- Another with ~~struck out~~ words and \`code\`

1. A numbered item
2. Another, with a [link to a service](/services) and one [to a reader](mailto:reader@elsewhere.example)

### Below the lists

> A quote.
>
> With two paragraphs.

> **$120 − $90 = $30**
>
> Cost of search − cost of social media

> [!WARNING]
> A callout with a footnote.[^1]

> [!NOTE]
> Another callout.

- [x] A task that is done
- [ ] A task to do

https://www.youtube.com/watch?v=elsewhere

**[Book a call](/contact)**

[^1]: The footnote, with a [link](https://elsewhere.example/).

---

## Tables and code

| Channel | Cost | Orders |
|---|---:|:---:|
| Search | $120 | 4 |
| Social | $90 | 3 |

\`\`\`js
const margin = price - cost;
\`\`\`

### A small heading

#### A smaller heading

One line<br>and another, and <!-- a comment --> its end.

${paragraph(2)}

## The end

${paragraph(4)}`;

const KINDS: Record<string, Partial<PostFile>> = {
  "fourth-article": { body: [1, 2, 3].map(section).join("\n\n") },
  "with-photograph": { image: "photograph.jpg" },
  "long-words": {
    title: "What E-commerce/marketplace fees really cost",
    body: "The code is SAVE-20, the order is order-1042, and e-commerce/marketplace-fees are due.",
  },
  "twelve-lines": { body: Array(6).fill(SENTENCE).join("\n\n") },
  "six-thousand-words": { body: Array.from({ length: 60 }, (_, at) => section(at)).join("\n\n") },
  "twin-one": { title: "The same title twice" },
  "twin-two": { title: "The same title twice" },
  "in-chinese": {
    title: "电商广告的真实成本",
    excerpt: "预算跟随利润。",
    tags: ["广告"],
    body: "## 预算\n\n预算跟随订单的利润，团队每周一阅读两者。\n\n## 渠道\n\n- 搜索\n- 社交",
  },
  "in-cyrillic": { title: "Йога и реклама: ещё раз о бюджете", body: "## Йога\n\nТекст." },
  "with-links": {
    body: "Call [+1 555 010 0199](tel:+15550100199), write to hello@elsewhere.example, or read www.elsewhere.example/page and https://elsewhere.example/page.",
  },
  "every-element": { body: EVERY_ELEMENT },
  "one-tag": { tags: ["one"], body: SENTENCE },
};

/** One post of each kind, older than all others. */
export const ORDINARY_POSTS: PostFile[] = Object.entries(KINDS).map(([slug, post], index) => ({
  ...plainPost(slug, new Date(Date.UTC(2024, 8, 1 + index, 8)).toISOString()),
  category: "Analytics & Tracking",
  ...post,
}));

export const ordinaryCovers = async (): Promise<Record<string, Buffer>> => ({
  "cover.png": await plainCover(),
  "photograph.jpg": await photograph(),
});
