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
  /** The button stands on the last step of stairs. */
  stairs: {
    className: styles.stairs,
    viewBox: "0 0 100 4",
    parts: [
      ["area", "M-99 4H18V3H36V2H54V1H72V0H999V4z"],
      ["line", "M-99 4H18V3H36V2H54V1H72V0H999"],
    ],
  },
  /** Bars, a dot and a block, as in the case studies. The button is in an outlined block. */
  blocks: {
    className: styles.blocks,
    viewBox: "-338 0 334 96",
    ratio: "xMaxYMid slice",
    parts: [
      [
        "full",
        "M-338 96V76h16v20zM-316 96V66h16v30zM-294 96V53h16v43zM-272 96V36h16v60zM-250 96V14h16v82zM-228 96V0h16v96zM-106 48a48 48 0 1 0-96 0a48 48 0 1 0 96 0M-94 0H-4V96h-90z",
      ],
    ],
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
