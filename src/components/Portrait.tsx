import * as styles from "./Portrait.module.css";

/**
 * For each portrait: the path data of the outline, the path data of finer lines, and the x
 * coordinate of the left edge of the drawing. The outline is one stroke that begins and ends far
 * outside of the drawing, near its lower edge. All heads have the same height, and all eyes are at
 * the same height. The left edge is chosen so that the head begins above the first letter of the
 * person's name.
 */
const DRAWINGS = [
  [
    "M-400 158H14Q46 157 60 149Q75 141 73 126Q60 114 57 96C36 100 22 84 28 68C32 54 50 50 60 60C68 38 84 25 106 25Q128 26 133 52Q138 60 138 73Q135 77 137 81L150 97Q152 101 147 102L142 103Q147 106 145 109L141 111Q146 113 144 117Q140 119 141 122Q144 129 138 133Q130 137 115 131Q112 142 118 148Q128 156 152 158H600",
    "M57 96Q53 76 60 60M133 52Q108 46 98 64Q93 76 96 87M96 87q-10-4-10 6q1 10 10 10M121 73q7-5 14-2M123 82q5-4 11-1",
    11,
  ],
  [
    "M-400 158H40Q60 157 68 149Q77 142 76 128Q70 118 69 104C58 96 54 70 60 54C68 34 88 24 106 25C126 25 140 36 137 54Q138 62 138 73Q135 77 137 81L149 95Q153 101 147 103L142 104Q147 107 145 110L141 112Q147 115 145 119L143 122Q149 134 138 141Q126 145 114 138Q112 144 118 149Q128 156 152 158H600",
    "M137 54Q118 53 109 68Q104 78 103 91M98 92q-10-4-10 6q1 10 10 10M98 109C101 121 112 123 119 115C123 109 129 106 137 105M131 114H140M117 75H137V84Q137 91 130 91H124Q117 91 117 84ZM117 80L105 83M121 82q5-4 10 0",
    38,
  ],
  [
    "M-400 158H48Q72 156 82 148Q88 142 85 131Q70 137 62 133Q56 129 59 122Q60 119 56 117Q54 113 59 111L55 109Q53 106 58 103L53 102Q48 101 50 97L63 81Q65 77 62 73Q62 60 67 52Q72 26 98 25C126 25 142 42 144 66C148 84 140 92 146 106C154 118 144 128 150 142Q156 157 184 158H600",
    "M67 52Q90 44 102 64C110 78 100 90 104 106C110 120 100 130 108 146Q110 152 116 157M118 70C130 88 122 98 126 114C130 128 124 136 130 148M66 71q7-3 14 2M67 81q6-3 11 1",
    32,
  ],
] as const;

/**
 * A person in profile. A horizontal line becomes the outline of a head and then continues
 * horizontally, so that the portraits in a row share one line. There are three drawings; the fourth
 * person has the same drawing as the first.
 */
export function Portrait({ number }: { number: number }) {
  const [outline, fine, left] = DRAWINGS[number % DRAWINGS.length] ?? DRAWINGS[0];
  return (
    <svg
      className={`drawn-by-scrolling ${styles.portrait}`}
      viewBox={`${left} 0 188 160`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      <path className={styles.fine} d={fine} />
      <path d={outline} />
    </svg>
  );
}
