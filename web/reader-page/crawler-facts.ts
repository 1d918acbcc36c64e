const facts =
  /<script type="application\/ld\+json">[\s\S]*?<\/script>|<meta (?:property="og:|name="(?:twitter:|description"))[^>]*>|<link rel="alternate" hrefLang=[^>]*>/g

/** A page without what only crawlers read of its head: no crawler is signed in. */
export function withoutCrawlerFacts(html: string): string {
  const end = html.indexOf('</head>')
  return end < 0 ? html : html.slice(0, end).replace(facts, '') + html.slice(end)
}
