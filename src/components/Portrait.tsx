import * as styles from "./Portrait.module.css";

/** Outline, finer lines, and the place of the node. The outline comes in flat and goes on flat. */
const DRAWINGS = [
  [
    "M-400 158H0Q26 157 42 149L62 138Q68 134 68 124L66 112Q50 98 52 72Q56 30 100 28Q132 28 139 56L138 66L148 86Q148 90 141 91L144 98L140 103L143 109L138 115Q141 130 128 134H112V144Q113 149 124 152L150 158H600",
    "M139 54Q112 44 96 62Q86 76 91 94M54 66Q36 64 36 46Q38 30 54 32Q66 34 69 43",
    "M91 101h.01",
  ],
  [
    "M-400 158H14Q32 157 44 151L76 139Q82 137 82 130V122Q70 112 68 92L66 70Q64 26 100 26Q136 26 134 70L132 92Q130 112 118 122V130Q118 137 124 139L156 151Q168 157 186 158H600",
    "M67 68L82 46L100 54L133 60M74 78h20v10q0 8-8 8h-4q-8 0-8-8zM106 78h20v10q0 8-8 8h-4q-8 0-8-8zM94 80q6-4 12 0M94 113h12M82 122Q100 134 118 122M84 139L100 157L116 139",
    "M138 153h.01",
  ],
  [
    "M-400 158H54L76 152Q87 149 88 144V134H72Q59 130 62 115L57 109L60 103L56 98L59 91Q52 90 52 86L62 66L61 56Q68 28 100 28Q146 30 148 74L156 120Q158 142 176 150Q190 157 210 158H600",
    "M62 54Q96 50 108 78Q116 96 112 124Q110 146 124 158M106 73Q126 90 134 120",
    "M101 103h.01",
  ],
] as const;

/**
 * Somebody drawn by the motif: the line comes in flat, rises to a profile and goes on, so that
 * people side by side are one line. There are three; the fourth person looks like the first.
 */
export function Portrait({ number }: { number: number }) {
  const [outline, fine, node] = DRAWINGS[number % DRAWINGS.length] ?? DRAWINGS[0];
  return (
    <svg
      className={styles.portrait}
      viewBox="0 0 200 160"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path className={styles.fine} d={fine} />
      <path d={outline} />
      <path className={styles.node} d={node} />
    </svg>
  );
}
