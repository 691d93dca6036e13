import { graphql } from "gatsby";
import { LinkGroups } from "../components/LinkGroups";
import { useSite } from "../lib/use-site";
import { casePath, categoryPath, servicePath } from "../routes";

interface Entry {
  readonly label: string;
  readonly slug: string;
}

const links = (entries: readonly Entry[], pathOf: (slug: string) => string) =>
  entries.map(({ label, slug }) => ({ label, path: pathOf(slug) }));

interface SiteIndexProps {
  content: Queries.SiteIndexFragment;
}

export function SiteIndex({ content }: SiteIndexProps) {
  const { navigation } = useSite();
  const { allService, allCaseStudy, allCategory } = content;
  return (
    <LinkGroups
      label="Browse the site"
      groups={[
        { name: "Pages", links: navigation },
        { name: "Services", links: links(allService.nodes, servicePath) },
        { name: "Case studies", links: links(allCaseStudy.nodes, casePath) },
        { name: "Blog categories", links: links(allCategory.nodes, categoryPath) },
      ]}
    />
  );
}

export const query = graphql`
  fragment SiteIndex on Query {
    allService(sort: { position: ASC }) {
      nodes {
        slug
        label: title
      }
    }
    allCaseStudy(sort: { position: ASC }) {
      nodes {
        slug
        label: brand
      }
    }
    allCategory(sort: { position: ASC }) {
      nodes {
        slug
        label: name
      }
    }
  }
`;
