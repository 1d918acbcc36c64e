/** Cuts a text at a word boundary, as search engines do. */
export function cutText(text: string, most: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const signs = [...plain]
  if (signs.length <= most) return plain
  const shown = signs.slice(0, most).join('')
  const end = shown.lastIndexOf(' ')
  return `${(end > most / 2 ? shown.slice(0, end) : shown).replace(/[\s,;:.…]+$/u, '')}…`
}
