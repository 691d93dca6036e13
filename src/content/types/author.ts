import { z } from "zod";
import { PORTRAITS } from "../../choices/portraits";
import { field, group, listFile } from "./define";
import { line, text } from "./fields";

const author = group("Author", "An author of the blog.", {
  name: field(
    "Full name. Posts contain exactly this name in their field `author`",
    line().meta({ unique: true }),
  ),
  role: text("Job of the author at the agency"),
  portrait: field("Drawing of the person", z.enum(Object.keys(PORTRAITS))),
  bio: field("A few sentences, shown below the author's posts", line().optional()),
});

export const authors = listFile("authors.json", author);
