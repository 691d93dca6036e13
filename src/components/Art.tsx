interface ArtProps {
  /** The content of an SVG file of src/art. */
  svg: string;
  className?: string;
}

const attribute = (name: string, tag: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];

/**
 * Inlines a decorative drawing, so that styles apply to its parts. A dot is a very short path such
 * as `M9 9h.01`, which stays round when the drawing is stretched.
 */
export function Art({ svg, className = "" }: ArtProps) {
  const [, tag = "", parts = ""] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  return (
    <svg
      className={`art ${className}`}
      viewBox={attribute("viewBox", tag)}
      preserveAspectRatio={attribute("preserveAspectRatio", tag)}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a file of this project
      dangerouslySetInnerHTML={{ __html: parts.replace(/>\s+</g, "><").trim() }}
    />
  );
}
