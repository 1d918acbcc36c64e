import { expect, test } from 'vitest'
import { withoutCrawlerFacts } from './crawler-facts.ts'

test('Facts for crawlers are removed from the head, not from the body', () => {
  const kept =
    '<title>Respirer</title><meta name="description" content="Souffler &gt; courir"/><link rel="canonical" href="/a"/>'
  const facts =
    '<meta property="og:title" content="Respirer"/><meta name="twitter:card" content="summary"/><link rel="alternate" hrefLang="fr" href="/a"/><link rel="alternate" type="application/rss+xml" href="/feed.xml"/><script type="application/ld+json">{"a":"b"}</script>'
  const body = `</head><body><script type="application/ld+json">{}</script>`
  expect(withoutCrawlerFacts(`<head>${kept}${facts}${body}`)).toBe(`<head>${kept}${body}`)
  expect(withoutCrawlerFacts(facts)).toBe(facts)
})
