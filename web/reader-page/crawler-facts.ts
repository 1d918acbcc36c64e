const facts =
  /<script type="application\/ld\+json">[\s\S]*?<\/script>|<meta (?:property="og:|name="twitter:)[^>]*>|<link rel="alternate"[^>]*>/g

/** Removes facts for crawlers and feed readers from the head of a signed-in reader's page. */
export function withoutCrawlerFacts(html: string): string {
  const end = html.indexOf('</head>')
  return end < 0 ? html : html.slice(0, end).replace(facts, '') + html.slice(end)
}
