import bun from "../art/portrait-bun.svg";
import earring from "../art/portrait-earring.svg";
import glasses from "../art/portrait-glasses.svg";
import type { PortraitName } from "../portraits";
import { Art } from "./Art";
import * as styles from "./Portrait.module.css";

const DRAWINGS: Record<PortraitName, string> = { bun, earring, glasses };

interface PortraitProps {
  /** The field `portrait` of the person. */
  name: string;
  className?: string;
}

/** The drawing of a person who faces the visitor, on a line as wide as the drawing. */
export function Portrait({ name, className = "" }: PortraitProps) {
  return <Art className={`${styles.portrait} ${className}`} svg={DRAWINGS[name as PortraitName]} />;
}
