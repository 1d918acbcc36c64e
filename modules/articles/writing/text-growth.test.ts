import { describe, expect, it } from 'vitest'
import { growthOf, repeated } from '../../../tests/fixtures/growth.ts'
import { headingsOf, linksOf, picturesOf, sentencesOf } from '../checks/content-parts.ts'
import { claimsAmong } from '../checks/health-claims.ts'
import { readingEase } from '../checks/reading-level.ts'
import { readingTimeOf, sanitizeNow, wordsOf } from './html.ts'

/** Half of what an article may hold; its double is all of it. */
const longest = 250_000
/** 200 ms on the machine where the reference loop takes 10 ms. */
const within = { ratio: 2.5, cost: 20 }

describe('a text takes time in proportion to its length', () => {
  it.each([
    ['sanitising blanks', sanitizeNow, ' '],
    ['sanitising line ends', sanitizeNow, '\n'],
    ['sanitising preformatted text', sanitizeNow, '<pre>a</pre> '],
    ['the words of open tags', wordsOf, '<p '],
    ['the words of half tags', wordsOf, '<x'],
    ['the words of one long tag', wordsOf, 'a'],
    ['the reading time of letters', readingTimeOf, 'a '],
    ['the sentences of half tags', sentencesOf, '<'],
    ['the sentences of open tags', sentencesOf, '<pre '],
    ['the sentences of comments', sentencesOf, '<!--'],
    ['the headings of open headings', headingsOf, '<h2>'],
    ['the links of open links', linksOf, '<a href="'],
    ['the pictures of open pictures', picturesOf, '<img '],
    ['the reading level of one word', (text: string) => readingEase([text]), 'é'],
    ['the claims of one sentence', (text: string) => claimsAmong([text], (word) => word), 'ne guérit '],
  ])('for %s', { timeout: 300_000 }, async (_of, work: (text: string) => unknown, piece) => {
    const { ratio, cost } = await growthOf(work, repeated(piece), longest, within)
    expect(ratio).toBeLessThanOrEqual(within.ratio)
    expect(cost).toBeLessThanOrEqual(within.cost)
  })
})
