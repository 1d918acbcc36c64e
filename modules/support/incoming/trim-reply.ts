/** Every mail that may be answered begins with this line: the user writes above it, and what follows is our text. */
export const replyMark = 'Répondez au-dessus de cette ligne'

const space = '[\\s\\u00a0\\u202f]'
const attribution = new RegExp(
  [
    `^Le${space}.{4,240}?a${space}+écrit${space}*:`,
    `^On${space}.{4,240}?wrote${space}*:`,
    `^Am${space}.{4,240}?schrieb\\b.{0,120}:`,
    `^El${space}.{4,240}?escribió${space}*:`,
  ].join('|'),
  'i',
)
const separator =
  /^\s*-{2,}\s*(message d[’']origine|original message|mail original|message original|e-mail d[’']origine|courriel original)\s*-{2,}\s*$/i
const headerName = /^\s*\*?(de|from|envoyé|sent|date|à|to|cc|objet|subject)[\s\u00a0]*:\*?[\s\u00a0]/i
const senderName = /^\s*\*?(de|from)[\s\u00a0]*:\*?[\s\u00a0]+\S/i
const phoneSignature =
  /^\s*(envoyé (de|depuis|à partir de) (mon|ma|l[’']|outlook|yahoo|orange|free)|sent from (my|outlook|yahoo|mail for)|(obtenez|obtenir|télécharger|get) outlook (pour|for) |provenance : courrier pour )/i

const isQuoted = (line: string) => /^\s*>/.test(line)
const isBlank = (line: string) => line.trim() === ''

/** An attribution often spans several lines. */
function isAttribution(lines: readonly string[], at: number): boolean {
  if (!/^\s*(Le|On|Am|El)[\s\u00a0]/i.test(lines[at] ?? '')) return false
  const joined = lines
    .slice(at, at + 4)
    .map((line) => line.trim())
    .join(' ')
  const match = attribution.exec(joined)
  return match !== null && match[0].length >= (lines[at] ?? '').trim().length
}

/** Outlook's block: sender, date, recipient and subject on separate lines. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!senderName.test(lines[at] ?? '')) return false
  return lines.slice(at + 1, at + 6).filter((line) => headerName.test(line)).length >= 2
}

/** The user's text below a quote: an answer between quoted lines, so that the quote is part of the answer. */
function isInterleaved(lines: readonly string[], from: number): boolean {
  const rest = lines.slice(from)
  const last = rest.findLastIndex(isQuoted)
  return last >= 0 && rest.slice(rest.findIndex(isQuoted)).some((line) => !isQuoted(line) && !isBlank(line))
}

/** @returns the first line of the quote, or undefined when there is none */
function startOfQuote(lines: readonly string[]): number | undefined {
  for (const [at, line] of lines.entries()) {
    const announced = isAttribution(lines, at) || (line.includes(replyMark) && isQuoted(line))
    if (announced) return isInterleaved(lines, at) ? undefined : at
    if (line.includes(replyMark) || separator.test(line) || isHeaderBlock(lines, at)) return at
  }
  return undefined
}

function cutQuote(lines: readonly string[]): readonly string[] {
  const hers = lines.slice(0, startOfQuote(lines))
  return hers.slice(0, hers.findLastIndex((line) => !isQuoted(line) && !isBlank(line)) + 1)
}

function cutSignature(lines: readonly string[]): readonly string[] {
  const dashes = lines.findLastIndex((line) => /^-- ?$/.test(line))
  const stored = dashes > 0 ? lines.slice(0, dashes) : lines
  const last = stored.findLastIndex((line) => !isBlank(line))
  if (last > 0 && phoneSignature.test(stored[last] ?? '')) return stored.slice(0, last)
  return stored
}

/** Removes the separators left above a removed quote. */
function tidy(lines: readonly string[]): string {
  const last = lines.findLastIndex((line) => !/^[_\s>|-]*$/.test(line))
  return lines
    .slice(0, last + 1)
    .join('\n')
    .trim()
}

/**
 * The user's text without the quote and the signature. In doubt text stays; if nothing would be left, all text stays.
 */
export function trimReply(whole: string): { text: string; trimmed: boolean } {
  const lines = whole.split('\n')
  const text = tidy(cutSignature(cutQuote(cutSignature(lines))))
  if (text === '') return { text: whole.trim(), trimmed: false }
  return { text, trimmed: text !== whole.trim() }
}
