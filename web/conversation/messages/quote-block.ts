/** Code points: a passage, not an article. */
export const quoteMax = 500

export const shortened = (passage: string): string => {
  const characters = [...passage.trim()]
  return characters.length > quoteMax ? `${characters.slice(0, quoteMax - 1).join('')}…` : passage.trim()
}

/** A passage of an article as plain text that is shown as a quote: lines that begin with `>`, the last with its address. */
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

/** Own text of a message without its quotes; the quotes if there is nothing else. */
export function withoutQuotes(content: string): string {
  const own = content
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim()
  return own || content.replace(/^> ?/gmu, '').trim()
}
