import { z } from "zod";
import { PORTRAITS } from "../../choices/portraits";
import { field, group, listFile } from "./define";
import { line, text } from "./fields";

const NAMES = Object.keys(PORTRAITS);

const portrait = z.enum(NAMES, `is not a portrait. Fix: use one of ${NAMES.join(", ")}`);

const author = group("Author", "An author of the blog.", {
  name: field(
    "Full name. Posts contain exactly this name in their field `author`",
    line(60).meta({ unique: true }),
    "Jonas Adeyemi",
  ),
  role: text("Job of the author at the agency", 80, "Social commerce lead"),
  portrait: field("Drawing of the person", portrait, "bun"),
  bio: field(
    "A few sentences, shown below the author's posts",
    line(320).optional(),
    "Jonas looks after shops.",
  ),
});

export const authors = listFile("authors.json", author);
