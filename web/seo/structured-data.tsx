import type { DataBlock } from './schema.ts'

/** Facts for search engines (schema.org): a data block, which no browser runs. */
export function StructuredData({ data }: { data: DataBlock }) {
  // Escape `<`, which could end the block early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a data block must not be escaped as HTML
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
