import { Children, type ReactNode } from "react";
import { Drawing, type DrawingParts } from "../components/Drawing";
import { LinkButton } from "../components/LinkButton";
import { callPath } from "../routes";
import * as styles from "./ClosingScene.module.css";

interface Scene {
  className: string | undefined;
  viewBox?: string;
  parts?: DrawingParts;
}

const strands = Array.from({ length: 13 }, (_, index) => {
  const x = index * 60 - 120;
  return `M${x} 0C${x} 170 0 150 0 300`;
}).join("");

const SCENES = {
  /**
   * Many lines begin across the whole width of the window and join into one line, which leads down
   * to the button.
   */
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
  /** The scene is a row of four cells: three drawings of metrics, and then the button. */
  cells: { className: styles.cells },
} satisfies Record<string, Scene>;

interface ClosingSceneProps {
  call: Queries.ClosingCallFragment | null;
  scene: keyof typeof SCENES;
  /** The drawings that come before the button in the HTML. */
  children?: ReactNode;
}

/** A closing block as wide as the window. Renders nothing if the content has no closing block. */
export function ClosingScene({ call, scene, children }: ClosingSceneProps) {
  if (!call) return null;
  const { className, viewBox, parts }: Scene = SCENES[scene];
  return (
    <section className={`section ${styles.section}`}>
      <div className={`wrap ${className}`}>
        <div className={styles.words}>
          <h2 className={styles.title}>{call.title}</h2>
          <p className={`lead ${styles.text}`}>{call.text}</p>
        </div>
        {parts && (
          <Drawing
            className={`drawn-by-scrolling ${styles.drawing}`}
            viewBox={viewBox}
            parts={parts}
          />
        )}
        {Children.map(children, (child) => (
          <div className={styles.cell}>{child}</div>
        ))}
        <div className={styles.end}>
          <LinkButton className={styles.button} to={callPath(call)}>
            {call.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
