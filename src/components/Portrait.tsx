import * as styles from "./Portrait.module.css";

/**
 * For each portrait: the path data of the outline, the path data of finer lines, and the x
 * coordinate of the left edge of the head. The outline is one stroke that begins and ends far
 * outside of the drawing.
 */
const DRAWINGS = [
  [
    "M-400 158H14Q46 157 60 149Q75 141 73 126Q60 114 57 96C36 100 22 84 28 68C32 54 50 50 60 60C68 38 84 25 106 25Q128 26 133 52Q138 60 138 73Q135 77 137 81L150 97Q152 101 147 102L142 103Q147 106 145 109L141 111Q146 113 144 117Q140 119 141 122Q144 129 138 133Q130 137 115 131Q112 142 118 148Q128 156 152 158H600",
    "M57 96Q53 76 60 60M133 52Q108 46 98 64Q93 76 96 87M96 87q-10-4-10 6q1 10 10 10M121 73q7-5 14-2M123 82q5-4 11-1",
    11,
  ],
  [
    "M-400 158H40Q60 157 68 149Q77 142 76 128Q70 118 69 104C58 96 54 70 60 54C66 32 86 24 106 25C128 24 142 38 138 56Q139 65 138 73Q135 77 137 81L149 95Q153 101 147 103L142 104Q147 107 145 110L143 113Q148 120 146 130Q142 146 122 144Q114 143 112 140Q112 146 118 150Q128 156 152 158H600",
    "M138 56Q114 54 108 70Q103 84 105 98Q106 112 120 112H143M136 74V83Q136 91 128 91Q119 91 119 83V74ZM119 77H106",
    38,
  ],
  [
    "M-400 158H48Q72 156 82 148Q88 142 85 131Q70 137 62 133Q56 129 59 122Q60 119 56 117Q54 113 59 111L55 109Q53 106 58 103L53 102Q48 101 50 97L63 81Q65 77 62 73Q62 60 67 52Q72 26 98 25C126 25 142 42 144 66C148 84 140 92 146 106C154 118 144 128 150 142Q156 157 184 158H600",
    "M67 52Q90 44 102 64C110 78 100 90 104 106C110 120 100 130 108 146Q110 152 116 157M118 70C130 88 122 98 126 114C130 128 124 136 130 148M66 71q7-3 14 2M67 81q6-3 11 1",
    32,
  ],
] as const;

/**
 * A person in profile. A horizontal line becomes the outline of a head and continues horizontally,
 * so that the portraits in a row share one line. The fourth person has the same drawing as the
 * first.
 */
export function Portrait({ number, className = "" }: { number: number; className?: string }) {
  const [outline, fine, left] = DRAWINGS[number % DRAWINGS.length] ?? DRAWINGS[0];
  return (
    <svg
      className={`drawn-by-scrolling ${styles.portrait} ${className}`}
      viewBox={`${left} 0 188 160`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      <path className={styles.fine} d={fine} />
      <path d={outline} />
    </svg>
  );
}
