import { field, group, listFile } from "../define";
import { line, text } from "../fields";

const author = group("Author", "An author of the blog.", {
  name: field(
    "Full name of the author, which the field `author` of the author's posts repeats",
    "Jonas Adeyemi",
    line(60).meta({ unique: true }),
  ),
  role: text("Job of the author at the agency", "Social commerce lead", 80),
  field: field(
    "The author's area of work, if the role does not name the area",
    "TikTok Shop, creators and live selling",
    line(80).optional(),
  ),
  bio: text(
    "A few sentences about the author, shown below the author's posts",
    "Jonas looks after TikTok Shop and live selling.",
    320,
  ),
});

export const authors = listFile("authors.json", author);
