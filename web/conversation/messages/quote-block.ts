/** Longest passage, in code points: not a whole article. */
export const quoteMax = 500

export const shortened = (passage: string): string => {
  const characters = [...passage.trim()]
  return characters.length > quoteMax ? `${characters.slice(0, quoteMax - 1).join('')}…` : passage.trim()
}

/** Writes a passage as a quote in plain text: lines that begin with `>`, the last one with the article's address. */
export function quoteBlock(passage: string, { title, href }: { title: string; href: string }): string {
  const lines = shortened(passage)
    .split(/\r?\n/u)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
  return [...lines, `${title} – ${href}`]
    .map((line) => `> ${line}\n`)
    .join('')
    .concat('\n')
}

/** Text of a message without its quotes; the quotes if there is no other text. */
export function withoutQuotes(content: string): string {
  const own = content
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim()
  return own || content.replace(/^> ?/gmu, '').trim()
}
