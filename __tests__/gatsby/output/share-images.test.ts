import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { writeShareImages } from "../../../src/gatsby/output/share-images";
import type { ShareImage } from "../../../src/share-image/draw";
import { tempFolder } from "../../support/temp-folder";

const image = (title: string): ShareImage => ({
  title,
  brand: "Brand",
  host: "brand.example",
  fallback: "Brand",
});

const root = tempFolder();

function newBuild() {
  const output = mkdtempSync(path.join(root, "share-"));
  const kept = new Map<string, unknown>();
  const cache = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => kept.set(key, value),
  };
  const at = (name: string) => path.join(output, "share", name);
  const write = (titles: Record<string, string>) => {
    const entries = Object.entries(titles).map(([name, title]) => [`share/${name}`, image(title)]);
    return writeShareImages(output, new Map(entries as never), cache as never);
  };
  const newCover = async (background: string, name = "cover.png") => {
    const file = path.join(output, name);
    await sharp({ create: { width: 1600, height: 900, channels: 3, background } }).toFile(file);
    return file;
  };
  const writeWith = (covers: Record<string, string>) => {
    const entries = Object.entries(covers).map(([name, file]): [string, ShareImage] => {
      const digest = createHash("md5").update(readFileSync(file)).digest("hex");
      return [`share/${name}`, { ...image("Title"), cover: { file, digest } }];
    });
    return writeShareImages(output, new Map(entries), cache as never);
  };
  return { at, write, newCover, writeWith, kept };
}

const timeOf = (file: string) => statSync(file).mtimeMs;

test("the build draws every share image, and creates missing folders", async () => {
  const { at, write } = newBuild();
  await write({ "home.png": "One", "blog/post.png": "Two" });
  for (const name of ["home.png", "blog/post.png"]) {
    expect((await sharp(at(name)).metadata()).width).toBe(1200);
  }
});

test("the next build draws only changed and missing share images", async () => {
  const { at, write } = newBuild();
  await write({ "same.png": "Same", "changed.png": "Before", "lost.png": "Lost" });
  const [time, before] = [timeOf(at("same.png")), readFileSync(at("changed.png"))];
  rmSync(at("lost.png"));
  await write({ "same.png": "Same", "changed.png": "After", "lost.png": "Lost" });
  expect(timeOf(at("same.png"))).toBe(time);
  expect(readFileSync(at("changed.png")).equals(before)).toBe(false);
  expect(existsSync(at("lost.png"))).toBe(true);
});

test("a share image is drawn again when its cover has changed under the same name", async () => {
  const { at, newCover, writeWith } = newBuild();
  const cover = await newCover("#ff0000");
  await writeWith({ "post.png": cover });
  const before = readFileSync(at("post.png"));
  await newCover("#00ff00");
  await writeWith({ "post.png": cover });
  expect(readFileSync(at("post.png")).equals(before)).toBe(false);
});

test("the share image of every post shows the cover of this post", async () => {
  const { at, newCover, writeWith } = newBuild();
  const [red, green] = [await newCover("#ff0000"), await newCover("#00ff00", "green.png")];
  await writeWith({ "a.png": red, "b.png": green, "c.png": red, "d.png": green, "e.png": red });
  const [a, b, ...others] = ["a", "b", "c", "d", "e"].map((name) =>
    readFileSync(at(`${name}.png`)),
  );
  expect(a).not.toEqual(b);
  expect(others).toEqual([a, b, a]);
});

test("the build deletes the share image of a page that no longer exists", async () => {
  const { at, write } = newBuild();
  await write({ "kept.png": "Kept", "gone.png": "Gone" });
  await write({ "kept.png": "Kept" });
  expect([existsSync(at("kept.png")), existsSync(at("gone.png"))]).toEqual([true, false]);
});
