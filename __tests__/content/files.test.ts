import { chmodSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { type ContentFolder, makeContentFolder, pngOf, postText } from "../support/content-folder";

const POST = "posts/first-post/index.md";
const FIRST = `content/${POST}`;

let folder: ContentFolder;
beforeEach(() => {
  folder = makeContentFolder();
});
afterEach(() => folder.clear());

test("an image just large enough for share previews is accepted", async () => {
  folder.write("posts/first-post/cover.png", pngOf(1200, 630));
  expect(await folder.problems()).toEqual([]);
});

test("the folder that the other tests damage is valid", async () => {
  expect(await folder.problems()).toEqual([]);
});

describe("ways to write a file that are accepted", () => {
  test("byte order mark and Windows line ends", async () => {
    folder.write(POST, `\uFEFF${postText("first-post").replaceAll("\n", "\r\n")}`);
    folder.write("services.json", "\uFEFF[]\r\n");
    expect(await folder.problems()).toEqual([
      "content/services.json:1:1 has no entries. Fix: write at least one",
    ]);
  });

  test("positions are the same with Windows line ends", async () => {
    const text = postText("first-post").replace("A first title", "2025").replace("First", "<b>");
    folder.write(POST, text);
    const expected = await folder.problems();
    folder.write(POST, `\uFEFF${text.replaceAll("\n", "\r\n")}`);
    expect(await folder.problems()).toEqual(expected);
    expect(expected.map((line) => line.split(" ")[0])).toEqual([`${FIRST}:3:8`, `${FIRST}:22:1`]);
  });

  test("no line end at the end, blanks after the markers, non-breaking spaces", async () => {
    folder.write(POST, postText("first-post").trim().replaceAll("---\n", "--- \t\n"));
    folder.edit(POST, "A first title", "A\u00a0first \u201ctitle\u201d");
    expect(await folder.problems()).toEqual([]);
  });

  test("names that begin with a dot or an underscore are not looked at", async () => {
    folder.write("posts/_draft/notes.md", "<b>");
    folder.write("posts/.trash/index.md", "");
    folder.write("posts/_loose.md", "");
    folder.write("posts/first-post/_notes.md", "");
    expect(await folder.problems()).toEqual([]);
  });
});

describe("a file is refused that", () => {
  const ENCODING = 'Fix: save it again with the encoding "UTF-8"';
  const INVISIBLE = "Fix: delete it, and save the file with ordinary line ends";
  const latin = Buffer.from(postText("first-post").replace("A first", "Café"), "latin1");
  const yaml = (text: string) => `---\n${text}---\n\nText.\n`;

  test.each<[name: string, file: string, content: string | Uint8Array, expected: string]>([
    ["is empty", POST, "", ":1:1 is empty. Fix: write the post, or remove its folder"],
    ["is blank", POST, " \n\n", ":1:1 is empty. Fix: write the post, or remove its folder"],
    ["is Latin-1", POST, latin, `:3:11 is not UTF-8 text. ${ENCODING}`],
    [
      "is UTF-16",
      "services.json",
      Buffer.from("\uFEFF[]", "utf16le"),
      `:1:1 is not UTF-8 text. ${ENCODING}`,
    ],
    [
      "has a control character",
      POST,
      postText("first-post").replace("First p", "First\u0007 p"),
      `:22:6 has an invisible character (U+0007). ${INVISIBLE}`,
    ],
    [
      "has a line end of old Macs",
      POST,
      postText("first-post").replace("First p", "First\r p"),
      `:22:6 has an invisible character (U+000D). ${INVISIBLE}`,
    ],
    [
      "is larger than 1 MB",
      POST,
      postText("first-post") + "word ".repeat(200_000),
      ":1:1 is larger than 1 MB. Fix: shorten it, or split it into several files",
    ],
    [
      "has no text",
      POST,
      `${postText("first-post").split("\n---\n")[0]}\n---\n\n  \n`,
      ":20:1 body: has no text. Fix: write the post below its fields",
    ],
    [
      "has no fields",
      POST,
      yaml("\n"),
      ":1:1 has no fields between the two lines ---. Fix: write them as in another post, or begin with npm run new:post",
    ],
    [
      "has a list for its fields",
      POST,
      yaml("- a\n"),
      ":1:1 is a list but must be a group of fields. Fix: write its fields, each with its name",
    ],
    ["is null", "plans.json", "null", ":1:1 is empty. Fix: wrap the entries in [ and ]"],
    ["is a text", "plans.json", '"x"', ":1:1 is not a list. Fix: wrap the entries in [ and ]"],
    ["is a number", "plans.json", "1", ":1:1 is not a list. Fix: wrap the entries in [ and ]"],
    ["is a group", "plans.json", "{}", ":1:1 is not a list. Fix: wrap the entries in [ and ]"],
    ["holds nothing", "plans.json", " ", ":1:1 is empty. Fix: write its entries, or restore it"],
    ["has no entry", "plans.json", "[]", ":1:1 has no entries. Fix: write at least one"],
    [
      "is nested deeper than parsers can follow",
      "plans.json",
      "[".repeat(200_000) + "]".repeat(200_000),
      ":1:65 is nested too deeply. Fix: remove brackets, marks or indentation until it is as deep as in the other files",
    ],
  ])("%s", async (_, file, content, expected) => {
    folder.write(file, content);
    expect(await folder.problems()).toEqual([`content/${file}${expected}`]);
  });

  test("stands for gigabytes by references", async () => {
    const bomb = ["a: &a [x,x,x,x,x,x,x,x,x]"];
    for (let n = 1; n < 9; n++) bomb.push(`a${n}: &a${n} [${"*a,".repeat(9)}]`);
    folder.edit(POST, "tags:", `${bomb.join("\n")}\ntags:`);
    const problems = await folder.problems();
    expect(problems).toHaveLength(9 + 8 * 9);
    expect(problems[0]).toBe(
      `${FIRST}:8:7 a: has an anchor (&). Fix: remove it, or put the text in quotes`,
    );
  });
});

describe("a file is reported that", () => {
  test.each<[name: string, damage: (folder: ContentFolder) => void, expected: string[]]>([
    [
      "is missing",
      ({ remove }) => remove("process.json"),
      ["content/process.json:1:1 is missing. Fix: restore it, or copy it from the example"],
    ],
    [
      "has capitals in its name",
      ({ rename }) => rename("process.json", "Process.json"),
      ["content/process.json:1:1 is missing. Fix: rename Process.json to process.json"],
    ],
    [
      "is a folder",
      ({ remove, path }) => {
        remove("process.json");
        mkdirSync(join(path, "process.json"));
      },
      ["content/process.json:1:1 is not a file. Fix: put the file itself here"],
    ],
    [
      "lies in posts without a folder",
      ({ write }) => write("posts/loose.md", postText("loose")),
      [
        "content/posts/loose.md:1:1 is not in a folder of its own, so it is no post. Fix: move it to content/posts/loose/index.md",
      ],
    ],
    [
      "lies beside index.md",
      ({ write }) => write("posts/first-post/notes.md", "text"),
      [
        "content/posts/first-post/notes.md:1:1 is ignored: a post is one index.md and its image. Fix: move it out of content/posts/first-post, or begin its name with _",
      ],
    ],
    [
      "lies in a folder inside a post",
      ({ write }) => write("posts/first-post/more/index.md", postText("more")),
      [
        "content/posts/first-post/more:1:1 is ignored: a post is one index.md and its image. Fix: move it out of content/posts/first-post, or begin its name with _",
      ],
    ],
    [
      "is an image without content",
      ({ write }) => write("posts/first-post/cover.png", ""),
      [
        `${FIRST}:11:16 featuredImage: is an empty file: content/posts/first-post/cover.png. Fix: save the image again`,
      ],
    ],
    [
      "is a text with an image's name",
      ({ write }) => write("posts/first-post/cover.png", "<svg/>"),
      [
        `${FIRST}:11:16 featuredImage: is not a picture: content/posts/first-post/cover.png. Fix: save the image again`,
      ],
    ],
    [
      "is an image too narrow for share previews",
      ({ write }) => write("posts/first-post/cover.png", pngOf(1199, 900)),
      [
        `${FIRST}:11:16 featuredImage: is 1199 x 900 pixels, too small for share previews. Fix: save it with at least 1200 x 630, best 1600 x 900`,
      ],
    ],
    [
      "is an image too low for share previews",
      ({ write }) => write("posts/first-post/cover.png", pngOf(1600, 629)),
      [
        `${FIRST}:11:16 featuredImage: is 1600 x 629 pixels, too small for share previews. Fix: save it with at least 1200 x 630, best 1600 x 900`,
      ],
    ],
    [
      "is an image with capitals in its name",
      ({ rename }) => rename("posts/first-post/cover.png", "posts/first-post/Cover.PNG"),
      [
        `${FIRST}:11:16 featuredImage: is cover.png, but the file is called Cover.PNG. Fix: rename the file to cover.png`,
      ],
    ],
    [
      "is a folder with an image's name",
      ({ rename, write }) => {
        rename("posts/first-post/cover.png", "posts/first-post/old.png");
        symlinkSync("old.png", join(folder.path, "posts/first-post/cover.png"));
        write("posts/first-post/old.png", "x");
      },
      [
        `${FIRST}:11:16 featuredImage: is not a file: content/posts/first-post/cover.png. Fix: put the image there`,
      ],
    ],
  ])("%s", async (_, damage, expected) => {
    damage(folder);
    expect(await folder.problems()).toEqual(expected);
  });
});

describe("a folder is reported that", () => {
  test.each<[name: string, damage: (folder: ContentFolder) => void, expected: string]>([
    [
      "has no index.md",
      ({ write }) => write("posts/empty/cover.png", "x"),
      "content/posts/empty:1:1 has no index.md, so it is no post. Fix: write the post, or remove the folder",
    ],
    [
      "has its post under another name",
      ({ write }) => write("posts/third/third.md", "x"),
      "content/posts/third:1:1 has no index.md, so it is no post. Fix: rename third.md to index.md",
    ],
    [
      "has its post under a name with capitals",
      ({ write }) => write("posts/third/Index.MD", "x"),
      "content/posts/third:1:1 has no index.md, so it is no post. Fix: rename Index.MD to index.md",
    ],
    [
      "is a link to another place",
      ({ path }) => symlinkSync("first-post", join(path, "posts/linked")),
      "content/posts/linked:1:1 is a link to another place. Fix: put the folder itself here",
    ],
    [
      "has a line break in its name",
      ({ rename }) => rename("posts/first-post", "posts/a\nb"),
      'content/posts/a\\nb/index.md:4:7 slug: "first-post" is not the name of the post\'s folder ("a\\nb"). Fix: rename the folder to first-post, or the slug to the folder\'s name',
    ],
    [
      "holds no posts, because it is not there",
      ({ remove }) => remove("posts"),
      "content/posts:1:1 is missing. Fix: restore it",
    ],
    [
      "is missing as a whole",
      ({ remove }) => remove("."),
      "content:1:1 is missing. Fix: restore it",
    ],
  ])("%s", async (_, damage, expected) => {
    damage(folder);
    expect(await folder.problems()).toEqual([expected]);
  });
});

describe("the picture of a post", () => {
  const COVER = "posts/first-post/cover.png";
  const whole = pngOf(1600, 900);
  const refused = (text: string) => [`${FIRST}:11:16 featuredImage: ${text}`];
  const AGAIN = "Fix: save the image again";

  test("is refused when it is cut off, wherever that is", async () => {
    for (const length of [60, whole.length >> 1, whole.length - 20]) {
      folder.write(COVER, whole.subarray(0, length));
      expect(await folder.problems()).toEqual(
        refused(`is damaged or cut off: content/${COVER}. ${AGAIN}`),
      );
    }
    folder.write(COVER, whole.subarray(0, 20));
    expect(await folder.problems()).toEqual(
      refused(`is not a picture: content/${COVER}. ${AGAIN}`),
    );
  });

  test("is refused when it is cut off after an embedded thumbnail that is whole", async () => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
    const image = sharp({
      create: { width: 1200, height: 630, channels: 3, background: "red", noise },
    });
    const thumbnail = await image.clone().resize(80).jpeg().toBuffer();
    const length = Buffer.alloc(2);
    length.writeUInt16BE(thumbnail.length + 2);
    const bytes = await image.jpeg().toBuffer();
    // In a segment that decoders skip, right after the mark with which every JPEG begins.
    const segment = Buffer.concat([Buffer.from([0xff, 0xe3]), length, thumbnail]);
    const picture = Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)]);
    folder.edit(POST, "./cover.png", "./cover.jpg");
    folder.write("posts/first-post/cover.jpg", picture);
    expect(await folder.problems()).toEqual([]);
    folder.write("posts/first-post/cover.jpg", picture.subarray(0, picture.length >> 1));
    expect(await folder.problems()).toEqual(
      refused(`is damaged or cut off: content/posts/first-post/cover.jpg. ${AGAIN}`),
    );
  });

  test("is refused when a single bit of it is wrong", async () => {
    const damaged = Buffer.from(whole);
    damaged[100] = (damaged[100] ?? 0) ^ 1;
    folder.write(COVER, damaged);
    expect(await folder.problems()).toEqual(
      refused(`is damaged or cut off: content/${COVER}. ${AGAIN}`),
    );
  });

  test("is refused when it has more bytes or pixels than a build should work on", async () => {
    folder.write(COVER, Buffer.concat([whole, Buffer.alloc(10_000_001 - whole.length)]));
    expect((await folder.problems())[0]).toContain("has 10.0 MB, more than 10");
    folder.write(COVER, pngOf(10_000, 5_001));
    expect((await folder.problems())[0]).toContain(
      "is 10000 x 5001 pixels, too large to be worked on",
    );
  });

  test.each(["jpeg", "webp", "avif"] as const)("may be a %s, which is whole", async (format) => {
    const image = sharp({ create: { width: 1200, height: 630, channels: 3, background: "red" } });
    const bytes = await image.toFormat(format).toBuffer();
    folder.edit(POST, "./cover.png", `./cover.${format}`);
    folder.write(`posts/first-post/cover.${format}`, bytes);
    expect(await folder.problems()).toEqual([]);
    folder.write(`posts/first-post/cover.${format}`, bytes.subarray(0, bytes.length - 9));
    expect((await folder.problems())[0]).toMatch(/is (damaged or cut off|not a picture):/);
    folder.remove(`posts/first-post/cover.${format}`);
    folder.edit(POST, `./cover.${format}`, "./cover.png");
    folder.write(COVER, bytes);
    expect((await folder.problems())[0]).toContain("is called .png, but is a picture of the kind");
  });
});

describe("what may not be read", () => {
  const NOBODY = 65_534;

  /** The report as somebody gets it whom file modes bind, which they do not do root. */
  async function problemsForOthers(): Promise<string[]> {
    chmodSync(dirname(folder.path), 0o755);
    const isRoot = process.geteuid?.() === 0;
    await folder.problems();
    if (isRoot) process.seteuid?.(NOBODY);
    try {
      return await folder.problems();
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  }

  test.each<[name: string, at: string, mode: number, expected: string]>([
    ["a post", POST, 0o000, `${FIRST}:1:1 may not be read.`],
    [
      "a picture",
      "posts/first-post/cover.png",
      0o000,
      `${FIRST}:11:16 featuredImage: may not be read: content/posts/first-post/cover.png.`,
    ],
    ["the folder of a post", "posts/first-post", 0o000, `${FIRST}:1:1 may not be read.`],
    ["a JSON file", "plans.json", 0o000, "content/plans.json:1:1 may not be read."],
    ["all posts", "posts", 0o000, "content/posts:1:1 may not be read."],
  ])("%s is told of, and the rest is checked", async (_, at, mode, expected) => {
    chmodSync(join(folder.path, at), mode);
    const problems = await problemsForOthers();
    chmodSync(join(folder.path, at), 0o755);
    expect(problems).toEqual([`${expected} Fix: give everybody the right to read it`]);
  });
});

test("what lies loose in posts, and links instead of files, are refused", async () => {
  folder.write("posts/notes.txt", "x");
  folder.rename(POST, "posts/elsewhere.md");
  symlinkSync("../elsewhere.md", join(folder.path, POST));
  expect(await folder.problems()).toEqual([
    "content/posts/elsewhere.md:1:1 is not in a folder of its own, so it is no post. Fix: move it to content/posts/elsewhere/index.md",
    `${FIRST}:1:1 is a link to another place. Fix: put the file itself here`,
    "content/posts/notes.txt:1:1 belongs to no post, so it is never shown. Fix: move it into the folder of its post, or begin its name with _",
  ]);
});
