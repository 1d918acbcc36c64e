import { readingTimeOf, sanitizeHtml, wordsOf } from './html.ts'

/** PostgreSQL refuses an index entry of more than 1 MiB; no article comes near this many characters. */
const indexedCharacters = 100_000

export interface ArticleText {
  title: string
  excerpt: string
  content: string
}

/** The text as it is stored: normalised and sanitised, with its words and reading time. @param stored its content before */
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
