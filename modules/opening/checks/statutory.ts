import { statutoryTexts } from '../../../contracts/opening/statutory-texts.ts'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}
/** Without tags; all spaces are the same. */
export const plainText = (text: string): string =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[\s\u00a0\u202f]+/g, ' ')

/** Texts that the law wants word for word, and that these terms do not hold whole. */
export function missingStatutory(html: string): string[] {
  const text = plainText(html)
  return Object.entries(statutoryTexts)
    .filter(([, paragraphs]) => !paragraphs.every((paragraph) => text.includes(plainText(paragraph))))
    .map(([name]) => name)
}
