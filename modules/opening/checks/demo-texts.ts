import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import { findByDigest, listPageTexts } from '../../articles/index.ts'
import digests from './demo-digests.json' with { type: 'json' }

/** Shorter sentences may stand on any site. */
const shortestLetters = 30

const digestLength = 16
export const digestText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, digestLength)

/** Digests of the sentences of a page, whatever their tags, spaces and punctuation. */
export const digestSentences = (html: string): string[] =>
  html
    .split(/[<>]|[.!?…:;]\s/)
    .map((sentence) => sentence.toLowerCase().replace(/&\w+;|[^\p{L}\p{N}]/gu, ''))
    .filter((letters) => letters.length >= shortestLetters)
    .map(digestText)

const sentences = new Set(digests.sentences)

/** Titles of pages, articles and names of authors that still hold a text of the demo, which the product knows by its digest only. */
export async function findDemoTexts(db: Database): Promise<string[]> {
  const pages = (await listPageTexts(db)).filter(({ content }) =>
    digestSentences(content).some((digest) => sentences.has(digest)),
  )
  return [...pages.map(({ title }) => title), ...(await findByDigest(db, digests.texts))]
}
