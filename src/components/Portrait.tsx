import * as styles from "./Portrait.module.css";

/**
 * For each portrait: the path data of the outline, the path data of finer lines, and the x
 * coordinate of the left edge of the head. The outline is one stroke that begins and ends far
 * outside of the drawing.
 */
const DRAWINGS = [
  [
    "M-999 158H16C48 158 68 153 73 144C77 136 71 128 66 119C57 104 55 84 60 66C67 40 84 25 106 25C124 25 138 40 138 58C138 66 136 71 138 77C141 85 148 92 151 98C153 102 150 105 144 105C142 107 142 110 145 112C148 114 147 117 143 118C146 120 147 124 143 126C141 128 143 130 143 133C143 140 137 144 129 143C121 143 114 138 108 134C103 131 101 135 103 141C107 152 126 158 158 158H999M58 94C42 102 24 90 26 72C28 55 49 48 62 61",
    "M138 53C118 46 104 56 101 77M111 52C92 54 76 66 66 84M101 86c-9-5-14 3-12 9q3 8 11 5M121 73q8-5 15-2M123 83q5 4 11 1",
    15,
  ],
  [
    "M-999 158H52C72 158 78 152 79 143C80 134 76 128 71 119C60 103 57 86 60 68C65 40 82 25 106 25C126 25 139 38 138 58C138 66 136 71 138 77C141 85 148 92 151 98C153 102 150 105 144 105C142 107 142 110 145 112C148 114 147 117 143 118C149 121 152 130 148 138C143 147 129 149 119 144C112 141 109 138 106 136C102 134 100 138 102 143C107 153 128 158 156 158H999",
    "M138 54C120 46 106 54 104 70C103 75 102 78 101 82M118 84a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M118 82L101 80M101 84c-9-5-14 3-12 9q3 8 11 5M99 101C100 115 111 120 122 117C130 115 135 110 143 108M122 72q7-4 14-1",
    48,
  ],
  [
    "M-999 158H42C74 158 93 152 97 141C99 135 97 131 92 134C86 138 79 143 71 143C63 144 57 140 57 133C57 130 59 128 57 126C53 124 54 120 57 118C53 117 52 114 55 112C58 110 58 107 56 105C50 105 47 102 49 98C52 92 59 85 62 77C64 71 62 66 62 58C62 40 76 25 98 25C126 25 141 44 143 68C145 90 139 102 145 120C150 134 142 145 154 153C161 158 172 158 190 158H999",
    "M63 52C84 44 97 54 100 72C103 90 96 104 103 120C109 133 106 146 113 156M119 60C130 84 121 102 127 120C132 134 128 146 136 157M64 71q7-3 15 2M66 84q6 3 11-1",
    37,
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
