import { Drawing } from "./Drawing";
import * as styles from "./Portrait.module.css";

const HEAD =
  "M48 71c-8-4-9 14 1 16M112 71c8-4 9 14-1 16M48 62C48 42 60 32 80 32S112 42 112 62V79C112 99 97 114 80 114S48 99 48 79Z";
const SHADE = "M84 32C103 33 112 43 112 62V79C112 99 97 114 84 114V92H75L84 67Z";
const EYES = "M66 71a2 2 0 1 0 .01 0zM97 71a2 2 0 1 0 .01 0z";
const SMILE = "M71 102q9 5 19 0M84 67L75 92H84M58 63q7-5 14-1M91 62q7-4 14 1";
const SLOPE =
  "M-999 158H2C6 139 22 133 42 128S64 123 64 116V104H96V116C96 123 98 123 118 128S154 139 158 158H9999";

/**
 * For each portrait: path data of the shoulders, the neck, the hair, the lines of the face, and the
 * details in coral.
 */
const PEOPLE = [
  [
    SLOPE,
    "M64 104V117Q80 126 96 117V104",
    "M80 2a11 11 0 1 0 .01 0zM48 70C42 46 58 32 80 32S118 46 112 70C108 57 98 49 86 42C70 49 52 57 48 70Z",
    SMILE,
    "M70 28q10 2.5 20 0",
  ],
  [
    "M-999 158H2C4 137 18 131 40 125C54 121 61 119 61 108H99C99 119 106 121 120 125C142 131 156 137 158 158H9999",
    "M61 108C61 116 58 120 52 122C58 148 102 148 108 122C102 120 99 116 99 108",
    "M48 66C44 42 46 23 58 21Q80 16 102 21C114 23 116 42 112 66Q110 54 104 49Q80 44 56 49Q50 54 48 66ZM48 81C48 105 62 119 80 119S112 105 112 81Q107 93 96 94Q80 91 64 94Q53 93 48 81ZM70 102q10 3 20 0q-10 8-20 0z",
    "M84 67L76 88M58 60q7-5 14-1M91 59q7-4 14 1",
    "M66 63.5a10.5 10.5 0 1 0 .01 0zM97 63.5a10.5 10.5 0 1 0 .01 0zM76.5 72q5-4 10 0",
  ],
  [
    SLOPE,
    "M64 104V114Q64 122 55 125L82 151 105 125Q96 122 96 114V104",
    "M30 158C40 130 34 92 41 60S62 25 82 25C106 25 120 44 113 72Q110 54 97 43C84 51 58 50 53 68C47 92 64 124 58 158Z",
    SMILE,
    "M117 90a5 5 0 1 0 .01 0z",
  ],
] as const;

/**
 * The drawing of a person who faces the visitor. The lines at the bottom of neighboring portraits
 * form one line.
 */
export function Portrait({ number, className = "" }: { number: number; className?: string }) {
  const [shoulders, neck, hair, lines, coral] = PEOPLE[number % PEOPLE.length] ?? PEOPLE[0];
  return (
    <Drawing
      className={`drawn-by-scrolling ${styles.portrait} ${className}`}
      viewBox="-5 0 188 160"
      ratio="xMinYMax"
      parts={[
        ["area", shoulders],
        ["line", shoulders],
        ["solid", neck],
        ["solid", HEAD],
        ["area", SHADE],
        ["full", hair + EYES],
        ["line", lines],
        ["dot", coral],
      ]}
    />
  );
}
