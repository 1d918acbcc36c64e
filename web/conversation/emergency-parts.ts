/** French emergency numbers; 114 accepts text messages only. */
const numbers =
  /(?<!\d[\s,.]?)(?:15|17|18|112|114|115|119|3020|3114|3919|116\s?006)(?!\d|[\s,.]\d|\s*(?:€|%|h\b|minutes?|jours?|ans?\b))/gu

/** Splits the owner's text at emergency numbers, which get an `href`. */
export function emergencyParts(text: string): { text: string; href?: string }[] {
  const parts: { text: string; href?: string }[] = []
  let end = 0
  for (const { 0: number, index } of text.matchAll(numbers)) {
    parts.push({ text: text.slice(end, index) })
    const digits = number.replace(/\s/gu, '')
    parts.push({ text: number, href: `${digits === '114' ? 'sms' : 'tel'}:${digits}` })
    end = index + number.length
  }
  return [...parts, { text: text.slice(end) }].filter(({ text }) => text !== '')
}
