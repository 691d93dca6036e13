import { Drawing, type DrawingParts } from "../components/Drawing";
import { LinkButton } from "../components/LinkButton";
import { CONTACT, contactPath } from "../routes";
import * as styles from "./ClosingScene.module.css";

interface Scene {
  className: string | undefined;
  viewBox: string;
  ratio?: string;
  parts: DrawingParts;
}

const strands = Array.from({ length: 13 }, (_, index) => {
  const x = index * 60 - 120;
  return `M${x} 0C${x} 170 0 150 0 300`;
}).join("");

/** A row of 3.4 blocks, which ends at the right edge of the drawing. */
const blocks = [-38, -138, -238, -338]
  .map((x, index) => `M${x} 0h${index === 0 ? 38 : 94}v96H${x}z`)
  .join("");

const SCENES = {
  /** Lines from the whole width of the window join, and lead down to the button. */
  strands: {
    className: styles.strands,
    viewBox: "0 0 600 300",
    parts: [
      ["faint", strands],
      ["line", "M700-60C700 170 0 150 0 300"],
      ["dot", "M0 300h.01"],
    ],
  },
  /** The button stands on the fifth step of stairs. */
  stairs: {
    className: styles.stairs,
    viewBox: "0 0 44 4",
    parts: [["line", "M-9 4H11V3H22V2H33V1H44V0H999"]],
  },
  /** A row of filled blocks. The button is in the outlined block at the end of the row. */
  blocks: {
    className: styles.blocks,
    viewBox: "-338 0 338 96",
    ratio: "xMaxYMid slice",
    parts: [["full", blocks]],
  },
} satisfies Record<string, Scene>;

interface ClosingSceneProps {
  call: Queries.ClosingCallFragment | null;
  scene: keyof typeof SCENES;
}

/** A closing block as wide as the window. Renders nothing if the content has no closing block. */
export function ClosingScene({ call, scene }: ClosingSceneProps) {
  if (!call) return null;
  const { className, ...drawing }: Scene = SCENES[scene];
  return (
    <section className={`section ${styles.section}`}>
      <div className={`wrap ${className}`}>
        <div className={styles.words}>
          <h2 className={styles.title}>{call.title}</h2>
          <p className={`lead ${styles.text}`}>{call.text}</p>
        </div>
        <Drawing className={`drawn-by-scrolling ${styles.drawing}`} {...drawing} />
        <div className={styles.end}>
          <LinkButton to={call.path === CONTACT ? contactPath(call.about) : call.path}>
            {call.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
