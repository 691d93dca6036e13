/** Path data of what differs between persons. The other parts are in src/art/Portrait.tsx. */
interface Portrait {
  shoulders: string;
  neck: string;
  /** Hair and beard are filled. */
  hair: string;
  /** Eyebrows, nose and mouth are lines. */
  lines: string;
  /** The detail, such as a pair of glasses, has another color. */
  detail: string;
}

const NARROW_SHOULDERS =
  "M-999 158H2C6 139 22 133 42 128S64 123 64 116V104H96V116C96 123 98 123 118 128S154 139 158 158H9999";
const SMILE = "M71 102q9 5 19 0M84 67L75 92H84M58 63q7-5 14-1M91 62q7-4 14 1";

/** The drawings of persons; `portrait` in content/authors.json selects one. */
export const PORTRAITS = {
  bun: {
    shoulders: NARROW_SHOULDERS,
    neck: "M64 104V117Q80 126 96 117V104",
    hair: "M80 2a11 11 0 1 0 .01 0zM48 70C42 46 58 32 80 32S118 46 112 70C108 57 98 49 86 42C70 49 52 57 48 70Z",
    lines: SMILE,
    detail: "M70 28q10 2.5 20 0",
  },
  glasses: {
    shoulders:
      "M-999 158H2C4 137 18 131 40 125C54 121 61 119 61 108H99C99 119 106 121 120 125C142 131 156 137 158 158H9999",
    neck: "M61 108C61 116 58 120 52 122C58 148 102 148 108 122C102 120 99 116 99 108",
    hair: "M48 66C44 42 46 23 58 21Q80 16 102 21C114 23 116 42 112 66Q110 54 104 49Q80 44 56 49Q50 54 48 66ZM48 81C48 105 62 119 80 119S112 105 112 81Q107 93 96 94Q80 91 64 94Q53 93 48 81ZM70 102q10 3 20 0q-10 8-20 0z",
    lines: "M84 67L76 88M58 60q7-5 14-1M91 59q7-4 14 1",
    detail: "M66 63.5a10.5 10.5 0 1 0 .01 0zM97 63.5a10.5 10.5 0 1 0 .01 0zM76.5 72q5-4 10 0",
  },
  earring: {
    shoulders: NARROW_SHOULDERS,
    neck: "M64 104V114Q64 122 55 125L82 151 105 125Q96 122 96 114V104",
    hair: "M30 158C40 130 34 92 41 60S62 25 82 25C106 25 120 44 113 72Q110 54 97 43C84 51 58 50 53 68C47 92 64 124 58 158Z",
    lines: SMILE,
    detail: "M117 90a5 5 0 1 0 .01 0z",
  },
} satisfies Record<string, Portrait>;

export type PortraitName = keyof typeof PORTRAITS;
