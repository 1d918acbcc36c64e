const facts =
  /<script type="application\/ld\+json">[\s\S]*?<\/script>|<meta (?:property="og:|name="twitter:)[^>]*>|<link rel="alternate"[^>]*>/g

/** A page without what only crawlers and feed readers read of its head: none is signed in. */
export function withoutCrawlerFacts(html: string): string {
  const end = html.indexOf('</head>')
  return end < 0 ? html : html.slice(0, end).replace(facts, '') + html.slice(end)
}
