import { field, group, listFile } from "../define";
import { line } from "../fields";

const author = group("Author", "An author of the blog.", {
  name: field(
    "Full name, as in the field author of posts",
    "Jonas Adeyemi",
    line(60).meta({ unique: true }),
  ),
  role: field("Job at the agency", "Social commerce lead", line(80)),
  field: field(
    "Area of work, if the role does not name it",
    "TikTok Shop, creators and live selling",
    line(80).optional(),
  ),
  bio: field(
    "A few sentences about the author, shown below their posts",
    "Jonas looks after TikTok Shop and live selling.",
    line(320),
  ),
});

export const authors = listFile("authors.json", author);
