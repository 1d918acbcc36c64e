import { expect, test } from 'vitest'
import { withoutCrawlerFacts } from './crawler-facts.ts'

test('what only crawlers read of a head goes, and nothing of a page’s body', () => {
  const kept = '<title>Respirer</title><meta name="viewport" content="width=1"/><link rel="canonical" href="/a"/>'
  const facts =
    '<meta name="description" content="Souffler &gt; courir"/><meta property="og:title" content="Respirer"/><meta name="twitter:card" content="summary"/><link rel="alternate" hrefLang="fr" href="/a"/><script type="application/ld+json">{"a":"b"}</script>'
  const feed = '<link rel="alternate" type="application/rss+xml" href="/feed.xml"/>'
  const body = `</head><body><script type="application/ld+json">{}</script>`
  expect(withoutCrawlerFacts(`<head>${kept}${facts}${feed}${body}`)).toBe(`<head>${kept}${feed}${body}`)
  expect(withoutCrawlerFacts(facts)).toBe(facts)
})
