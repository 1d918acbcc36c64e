import { statutoryTexts } from '../../../contracts/opening/statutory-texts.ts'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}
/** Text without tags, and with all spaces alike. */
export const plainText = (text: string): string =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[\s\u00a0\u202f]+/g, ' ')

/** Texts that the law requires word for word, and that these terms lack in whole or in part. */
export function missingStatutory(html: string): string[] {
  const text = plainText(html)
  return Object.entries(statutoryTexts)
    .filter(([, paragraphs]) => !paragraphs.every((paragraph) => text.includes(plainText(paragraph))))
    .map(([name]) => name)
}
