/** Asks for the picture of a post as `PostCover` does, so that no other is made of it. */
export const COVER = /* GraphQL */ `
  featuredImage {
    gatsbyImageData(
      width: 1600
      aspectRatio: 1.7778
      placeholder: NONE
      formats: [WEBP, AVIF]
      breakpoints: [360, 540, 800, 1200, 1600]
    )
  }
`;
