import type { IGatsbyImageData } from "gatsby-plugin-image";

interface PictureProps {
  image: IGatsbyImageData;
  alt: string;
  /** Whether the image is above the fold. The browser then loads the image first. */
  priority?: boolean;
  /** The `sizes` attribute. The default value comes from the image data. */
  sizes?: string;
  className?: string;
  /** The `view-transition-name` of the image. */
  transition?: string;
}

/** An image as AVIF and WebP. GatsbyImage would add scripts to every page. */
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
        loading={priority ? undefined : "lazy"}
        decoding={priority ? undefined : "async"}
        fetchPriority={priority ? "high" : undefined}
      />
    </picture>
  );
}
