import blog from "../art/category-blog.svg";
import clapper from "../art/category-clapper.svg";
import funnel from "../art/category-funnel.svg";
import mail from "../art/category-mail.svg";
import pulse from "../art/category-pulse.svg";
import search from "../art/category-search.svg";
import target from "../art/category-target.svg";
import { Art } from "./Art";
import * as styles from "./CategoryArt.module.css";

/** The drawing of a category has the name of the category's icon. */
const DRAWINGS: Readonly<Record<string, string>> = {
  clapper,
  funnel,
  mail,
  pulse,
  search,
  target,
};

/** The subject of a category on a rising line. The part below the line is brighter. */
export function CategoryArt({ icon = "" }: { icon?: string }) {
  return <Art className={styles.art} svg={DRAWINGS[icon] ?? blog} />;
}
