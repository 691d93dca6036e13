import { Helmet } from "react-helmet";
import type { Thing } from "schema-dts";

/** Adds structured data for search engines to the head of the page. */
export function JsonLd({ thing }: { thing: Thing }) {
  const data = { "@context": "https://schema.org", ...(thing as object) };
  // `</script>` in a text would end the script element.
  const json = JSON.stringify(data).replace(/</g, "\\u003c");
  return (
    <Helmet>
      <script type="application/ld+json">{json}</script>
    </Helmet>
  );
}
