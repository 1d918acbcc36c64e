import { readingTimeOf, sanitizeHtml, wordsOf } from './html.ts'

/** PostgreSQL refuses index entries over 1 MiB; no real article reaches this many characters. */
const indexedCharacters = 100_000

export interface ArticleText {
  title: string
  excerpt: string
  content: string
}

/** Prepares a text for storage: normalises and sanitises it, and computes its words and reading time. @param stored the current content */
export async function prepareText({ title, excerpt, content }: ArticleText, stored?: string) {
  const sanitized = content === stored ? content : await sanitizeHtml(content)
  const words = wordsOf(sanitized)
  return {
    title: title.normalize('NFC').trim(),
    excerpt: excerpt.normalize('NFC').trim(),
    content: sanitized,
    words: words.slice(0, indexedCharacters).toWellFormed(),
    readingTime: readingTimeOf(words),
  }
}
