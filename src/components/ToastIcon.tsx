const PATHS = {
  success: "m8 12.5 2.75 2.75L16.25 9M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0",
  error: "M12 9v4m0 3.5v.01M12 3.5 2.5 20h19z",
  close: "m6 6 12 12M18 6 6 18",
};

/** What happened, for those who do not see the colors; and the cross of the button. */
export function ToastIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
