interface UnbrokenProps {
  text: string;
  /** The length up to which a word fits on a line of a phone. A heading has room for 12 characters. */
  max?: number;
}

/** A text whose words such as "E-commerce" stay on one line. Browsers break lines after hyphens. */
export function Unbroken({ text, max = 18 }: UnbrokenProps) {
  return text.split(/(\S*\w-\w\S*)/).map((part, index) =>
    index % 2 === 1 && part.length <= max ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
