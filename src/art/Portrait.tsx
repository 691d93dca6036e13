import { PORTRAITS, type PortraitName } from "../choices/portraits";
import { Art } from "./Art";
import * as styles from "./Portrait.module.css";

interface PortraitProps {
  /** The field `portrait` of the person. */
  name: string;
  className?: string;
}

/** The drawing of a person who faces the visitor, on a line as wide as the drawing. */
export function Portrait({ name, className = "" }: PortraitProps) {
  const { shoulders, neck, hair, lines, detail } = PORTRAITS[name as PortraitName];
  const shade = { fill: "currentColor", fillOpacity: ".2", stroke: "none" };
  return (
    <Art
      className={`${styles.portrait} ${className}`}
      viewBox="-5 0 188 160"
      preserveAspectRatio="xMinYMax"
    >
      <path {...shade} d={shoulders} />
      <path d={shoulders} />
      <path className="solid" d={neck} />
      <path
        className="solid"
        d="M48 71c-8-4-9 14 1 16M112 71c8-4 9 14-1 16M48 62C48 42 60 32 80 32S112 42 112 62V79C112 99 97 114 80 114S48 99 48 79Z"
      />
      <path {...shade} d="M84 32C103 33 112 43 112 62V79C112 99 97 114 84 114V92H75L84 67Z" />
      <path fill="currentColor" d={`${hair}M66 71a2 2 0 1 0 .01 0zM97 71a2 2 0 1 0 .01 0z`} />
      <path d={lines} />
      <path className="dot" d={detail} />
    </Art>
  );
}
