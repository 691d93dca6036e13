import type { IGatsbyImageData } from "gatsby-plugin-image";

interface PictureProps {
  image: IGatsbyImageData;
  alt: string;
  /** Whether the image is above the fold and is loaded first. */
  priority?: boolean;
  /** The `sizes` attribute, if it differs from the one of the query. */
  sizes?: string;
  className?: string;
  /** Its name in view transitions: two pages with one name have one picture, which moves. */
  transition?: string;
}

/**
 * A responsive image in plain HTML. GatsbyImage would add a server renderer to the browser's code,
 * and a style and a script to every page.
 */
export function Picture({ image, alt, priority, sizes, className, transition }: PictureProps) {
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {sources.map((source) => (
        <source
          key={source.type}
          type={source.type}
          srcSet={source.srcSet}
          sizes={sizes ?? source.sizes}
        />
      ))}
      <img
        className={className}
        data-transition={transition}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes ?? fallback?.sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : "auto"}
      />
    </picture>
  );
}
