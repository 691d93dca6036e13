import { chmodSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import sharp from "sharp";
import config from "../../gatsby-config";
import {
  type ContentFolder,
  contentFolderForEachTest,
  pngOf,
  postText,
} from "../support/content-folder";

const POST = "posts/first-post/index.md";
const COVER = "posts/first-post/cover.png";
const FIRST = `content/${POST}`;
const AT_COVER = `${FIRST}:11:16 featuredImage:`;

const folder = contentFolderForEachTest();

test("the content check reports no problems in a valid content folder", async () => {
  expect(await folder.problems()).toEqual([]);
});

describe("encodings and line ends", () => {
  test("a byte order mark and Windows line ends do not change the positions of reported problems", async () => {
    const text = postText("first-post").replace("A first title", "2025").replace("First", "<b>");
    folder.write(POST, text);
    const expected = await folder.problems();
    expect(expected.map((line) => line.split(" ")[0])).toEqual([`${FIRST}:3:8`, `${FIRST}:22:1`]);
    folder.write(POST, `\uFEFF${text.replaceAll("\n", "\r\n")}`);
    expect(await folder.problems()).toEqual(expected);
  });

  test("the content check accepts a post with spaces after `---` and without a final line break", async () => {
    folder.write(POST, postText("first-post").trim().replaceAll("---\n", "--- \t\n"));
    expect(await folder.problems()).toEqual([]);
  });

  test("the content check ignores files and folders whose names start with a dot or an underscore", async () => {
    folder.write("posts/_draft/notes.md", "<b>");
    folder.write("posts/.trash/index.md", "");
    folder.write("posts/_loose.md", "");
    folder.write("posts/first-post/_notes.md", "");
    folder.write("posts/first-post/Thumbs.db", "");
    folder.write("_old/faq.json", "");
    expect(await folder.problems()).toEqual([]);
  });

  test.each([
    ["posts/_next/index.md", true],
    ["posts/.trash/index.md", true],
    ["_old.json", true],
    ["posts/a_b/index.md", false],
    ["site.json", false],
  ])("gatsby-source-filesystem ignores names as the content check does: %s", (file, expected) => {
    const source = config.plugins?.find(
      (plugin) => plugin instanceof Object && plugin.resolve === "gatsby-source-filesystem",
    ) as unknown as { options: { path: string; ignore: ((file: string) => boolean)[] } };
    const { path, ignore } = source.options;
    expect(ignore.some((isIgnored) => isIgnored(resolve(path, file)))).toBe(expected);
  });
});

const LATIN = Buffer.from(postText("first-post").replace("A first", "Café"), "latin1");
const withCharacter = (character: string) =>
  postText("first-post").replace("First p", `First${character} p`);

test.each<[name: string, file: string, content: string | Uint8Array, problem: string]>([
  ["is empty", POST, "", "1:1 is empty. Fix: write the post, or remove the folder of the post"],
  ["is in Latin-1", POST, LATIN, "1:1 is not UTF-8 text"],
  ["is in UTF-16", "plans.json", Buffer.from("\uFEFF[]", "utf16le"), "1:1 is not UTF-8 text"],
  [
    "has a control character",
    POST,
    withCharacter("\u0007"),
    "22:6 has an invisible character (U+0007)",
  ],
  ["is too large", POST, withCharacter("word ".repeat(200_000)), "1:1 is larger than 1 MB"],
  ["has no text", POST, postText("first-post").split("First")[0] ?? "", "20:1 body: has no text"],
  ["has no fields", POST, "---\n\n---\n\nText.\n", "1:1 has no fields between the two lines `---`"],
  ["has a list of fields", POST, "---\n- a\n---\n\nText.\n", "1:1 is a list but must be a group"],
  ["contains null", "plans.json", "null", "1:1 is empty. Fix: wrap the entries in [ and ]"],
  ["contains a text", "plans.json", '"x"', "1:1 is not a list. Fix: wrap the entries in [ and ]"],
  ["has no entry", "plans.json", "[]", "1:1 has no entries. Fix: write at least one entry"],
  ["is nested too deeply", "plans.json", "[".repeat(200_000), "1:1 is nested too deeply"],
])("the content check reports a file that %s", async (_, file, content, problem) => {
  folder.write(file, content);
  expect(await folder.problems()).toEqual([expect.stringContaining(`content/${file}:${problem}`)]);
});

test.each<[file: string, from: string, to: string]>([
  [POST, "First paragraph.", "<<<<<<< HEAD\n- a\n=======\n- b\n>>>>>>> other"],
  [POST, "title:", "<<<<<<< HEAD\ntitle: b\n=======\ntitle:"],
  [POST, "First paragraph.", "a\r\n\r\n=======\r\n\r\nb"],
  ["services.json", "  {", "<<<<<<< HEAD\n  {\n=======\n>>>>>>> other"],
])(
  "the content check reports a merge conflict in %s once, and nothing else",
  async (file, from, to) => {
    folder.edit(file, from, to);
    expect(await folder.problems()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/${file}:\\d+:1 has a merge conflict\\. Fix: keep one of the two versions`,
        ),
      ),
    ]);
  },
);

test("the content check warns of a picture that is not the cover of its post", async () => {
  folder.write("posts/first-post/cover.svg", "the source of the cover");
  folder.write("posts/first-post/old.png", "x");
  folder.write("posts/second-post/notes.txt", "x");
  expect(await folder.warnings()).toEqual([
    `${AT_COVER} is ./cover.png, so no page shows the file old.png beside it. Fix: remove old.png, or write ./old.png`,
  ]);
  expect(await folder.problems()).toEqual([expect.stringContaining("notes.txt:1:1 is ignored")]);
});

test("the content check does not resolve nested YAML aliases, which would expand to gigabytes", async () => {
  const bomb = ["a: &a [x,x,x,x,x,x,x,x,x]"];
  for (let n = 1; n < 9; n++) bomb.push(`a${n}: &a${n} [${"*a,".repeat(9)}]`);
  folder.edit(POST, "tags:", `${bomb.join("\n")}\ntags:`);
  const problems = await folder.problems();
  const refused = problems.filter((one) => one.includes("which YAML does not read as text"));
  expect(refused).toHaveLength(9 + 8 * 9);
  expect(refused[0]).toContain(`${FIRST}:8:7 a: starts with &, which YAML does not read as text`);
});

test.each<[name: string, damage: (folder: ContentFolder) => void, problem: string]>([
  [
    "a missing JSON file",
    ({ remove }) => remove("process.json"),
    "content/process.json:1:1 is missing. Fix: restore the file",
  ],
  [
    "a JSON file with capitals in its name",
    ({ rename }) => rename("process.json", "Process.json"),
    "content/Process.json:1:1 is not part of the content, so no page shows it. Fix: rename it to process.json",
  ],
  [
    "a folder with the name of a JSON file",
    ({ remove, path }) => {
      remove("process.json");
      mkdirSync(join(path, "process.json"));
    },
    "content/process.json:1:1 is not a file",
  ],
  [
    "a post without a folder",
    ({ write }) => write("posts/loose.md", postText("loose")),
    "content/posts/loose.md:1:1 is not in the folder of a post. Fix: move the file to content/posts/loose/index.md",
  ],
  [
    "another file in the folder of posts",
    ({ write }) => write("posts/notes.txt", "x"),
    "content/posts/notes.txt:1:1 is not in the folder of a post. Fix: remove the file, or start its name with _",
  ],
  [
    "a second text in the folder of a post",
    ({ write }) => write("posts/first-post/notes.md", "text"),
    "content/posts/first-post/notes.md:1:1 is ignored: a post consists of index.md and its cover",
  ],
  [
    "an unknown file",
    ({ write }) => write("faq.json", "[]"),
    "content/faq.json:1:1 is not part of the content, so no page shows it. Fix: remove it, or start its name with _",
  ],
  [
    "a misspelled folder of posts",
    ({ rename }) => rename("posts", "post"),
    "content/post:1:1 is not part of the content, so no page shows it. Fix: rename it to posts",
  ],
  [
    "a second folder of posts",
    ({ write }) => write("post/x/index.md", postText("x")),
    "content/post:1:1 is not part of the content, so no page shows it. Fix: move what you need to content/posts, and remove the rest",
  ],
  [
    "notes in the folder of a post",
    ({ write }) => write("posts/first-post/notes.txt", "text"),
    "content/posts/first-post/notes.txt:1:1 is ignored: a post consists of index.md and its cover",
  ],
  [
    "a folder in the folder of a post",
    ({ write }) => write("posts/first-post/more/index.md", postText("more")),
    "content/posts/first-post/more:1:1 is ignored",
  ],
  [
    "a folder without index.md",
    ({ write }) => write("posts/empty/cover.png", "x"),
    "content/posts/empty:1:1 is a folder without the file index.md. Fix: write the post in index.md, or remove",
  ],
  [
    "a post under another file name",
    ({ write }) => write("posts/third/third.md", "x"),
    "content/posts/third:1:1 is a folder without the file index.md. Fix: rename third.md to index.md",
  ],
  [
    "a folder with a line break in its name",
    ({ rename }) => rename("posts/first-post", "posts/a\nb"),
    'content/posts/a\\nb/index.md:4:7 slug: "first-post" is not the name of the post\'s folder ("a\\nb")',
  ],
  [
    "a missing content folder",
    ({ remove }) => remove("."),
    "content:1:1 is missing. Fix: restore the missing file or folder from git",
  ],
])("the content check reports %s, and suggests a fix", async (_, damage, problem) => {
  damage(folder);
  expect(await folder.problems()).toEqual([expect.stringContaining(problem)]);
});

test("the content check accepts a site without a folder of posts", async () => {
  folder.remove("posts");
  expect(await folder.problems()).toEqual([]);
});

describe("covers", () => {
  const whole = pngOf(1600, 900);
  const damaged = Buffer.from(whole);
  damaged[100] = (damaged[100] ?? 0) ^ 1;

  test.each<[name: string, bytes: Uint8Array | string, problem: string]>([
    ["is empty", "", "is not an image"],
    ["is cut off in its header", whole.subarray(0, 20), "is not an image"],
    ["is cut off after its header", whole.subarray(0, 60), "is damaged or incomplete"],
    ["has a single wrong bit", damaged, "is damaged or incomplete"],
    ["is too narrow", pngOf(1199, 900), "has 1199 x 900 pixels, but link previews need"],
    ["is too low", pngOf(1600, 629), "has 1600 x 629 pixels, but link previews need"],
    [
      "is a pointer of Git LFS",
      "version https://git-lfs.github.com/spec/v1\n",
      "is a pointer of Git LFS",
    ],
    ["has too many pixels", pngOf(10_000, 5_001), "has 10000 x 5001 pixels; at most 50 million"],
  ])("the content check reports a cover that %s", async (_, bytes, problem) => {
    folder.write(COVER, bytes);
    expect(await folder.problems()).toEqual([expect.stringContaining(`${AT_COVER} ${problem}`)]);
  });

  test.each(["NFC", "NFD"])(
    "the content check finds a cover whose file name is in the form %s",
    async (form) => {
      folder.rename(COVER, `posts/first-post/${"Übung.png".normalize(form)}`);
      folder.edit(POST, "cover.png", "Übung.png".normalize(form === "NFC" ? "NFD" : "NFC"));
      expect(await folder.problems()).toEqual([]);
    },
  );

  test("the content check measures a cover as its EXIF orientation says", async () => {
    const image = sharp({ create: { width: 1600, height: 900, channels: 3, background: "red" } });
    const bytes = await image.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    folder.edit(POST, "./cover.png", "./cover.jpg");
    folder.write("posts/first-post/cover.jpg", bytes);
    expect(await folder.problems()).toEqual([
      expect.stringContaining(`${AT_COVER} has 900 x 1600 pixels`),
    ]);
  });

  test("the content check reports a cover if its file name and featuredImage differ in upper and lower case", async () => {
    folder.rename(COVER, "posts/first-post/Cover.PNG");
    expect(await folder.problems()).toEqual([
      `${AT_COVER} is cover.png, but the name of the file is Cover.PNG. Fix: write ./Cover.PNG, or rename the file`,
    ]);
  });

  test.each(["IMG_1234.PNG", "обложка (1).png"])(
    "the content check accepts a cover with the file name %s",
    async (name) => {
      folder.rename(COVER, `posts/first-post/${name}`);
      folder.edit(POST, "./cover.png", `./${name}`);
      expect(await folder.problems()).toEqual([]);
      folder.rename(`posts/first-post/${name}`, COVER);
      folder.edit(POST, `./${name}`, "./cover.png");
    },
  );

  test("the content check says how to convert a photo of a phone", async () => {
    folder.edit(POST, "./cover.png", "./IMG_1.HEIC");
    expect(await folder.problems()).toEqual([
      `${AT_COVER} is a HEIC photo, which most browsers cannot show. Fix: export the photo as JPEG, and write ./IMG_1.jpg`,
    ]);
  });

  test.each(["jpeg", "webp", "avif"] as const)(
    "the content check accepts a %s cover only if the file is undamaged",
    async (format) => {
      const image = sharp({ create: { width: 1200, height: 630, channels: 3, background: "red" } });
      const bytes = await image.toFormat(format).toBuffer();
      folder.edit(POST, "./cover.png", `./cover.${format}`);
      folder.write(`posts/first-post/cover.${format}`, bytes);
      expect(await folder.problems()).toEqual([]);
      folder.write(`posts/first-post/cover.${format}`, bytes.subarray(0, bytes.length - 9));
      expect((await folder.problems())[0]).toMatch(/is (damaged or incomplete|not an image):/);
    },
  );
});

describe("file permissions", () => {
  const NOBODY = 65_534;

  /**
   * Returns the problems that a user without root rights gets, because permissions do not restrict
   * root.
   */
  async function problemsWithoutRoot(): Promise<string[]> {
    chmodSync(dirname(folder.path), 0o755);
    const isRoot = process.geteuid?.() === 0;
    // Loads all modules now, because the test later runs as a user who is not permitted to read the
    // module files.
    await folder.problems();
    if (isRoot) process.seteuid?.(NOBODY);
    try {
      return await folder.problems();
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  }

  test.each([
    ["a post", POST, FIRST],
    ["a cover", COVER, `content/${COVER}`],
    ["the folder of a post", "posts/first-post", FIRST],
    ["a JSON file", "plans.json", "content/plans.json"],
    ["the folder of posts", "posts", "content/posts"],
  ])(
    "the content check reports that %s cannot be read, and checks the other files",
    async (_, at, file) => {
      chmodSync(join(folder.path, at), 0o000);
      const problems = await problemsWithoutRoot();
      chmodSync(join(folder.path, at), 0o755);
      expect(problems).toEqual([
        `${file}:1:1 cannot be read, because permission is missing. Fix: allow everybody to read the file`,
      ]);
    },
  );
});
