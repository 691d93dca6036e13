import type { IGatsbyImageData } from "gatsby-plugin-image";

interface PictureProps {
  image: IGatsbyImageData;
  alt: string;
  /** Set on the one picture that is above the fold. */
  priority?: boolean;
  /** How wide it is shown, where that differs from what the query assumed. */
  sizes?: string;
  className?: string;
  /** Its name in view transitions: two pages with one name have one picture, which moves. */
  transition?: string;
}

/**
 * A responsive picture. Plain HTML, unlike GatsbyImage, which would bring
 * a server renderer into the browser and a style and a script into every page.
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
