import { isMailSignature } from '../../../../platform/mailer/index.ts'

/** Every mail that may be answered begins with this line: the user writes above it, and what follows is our text. */
export const replyMark = 'Répondez au-dessus de cette ligne'

type Lines = readonly string[]
type IsOurs = (address: string) => boolean

/** Only this many characters of a line are matched. */
const longestRead = 400
/** Our mail begins at most this many lines below its introduction. */
const nearLines = 15

const addressPattern = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g
const attributionStart = /^\s*(?:Le|On|Am|El)(?:\s|$)/i
const attributionEnd = /(?:\ba écrit|\bwrote|\bescribió|\bschrieb\b[^:]{0,120})\s?:$/i
const dated = /\d{4}|\d{1,2}\s?[/.:h]\s?\d{2}/
const separator =
  /^\s*-{2,}\s*(?:message d[’']origine|original message|mail original|message original|e-mail d[’']origine|courriel original)\s*-{2,}\s*$/i
const headerLine = /^\s*\*?(?:de|from|envoyé(?: le)?|sent|date|à|to|cc|objet|subject)\s*:/i
const senderLine = /^\s*\*?(?:de|from)\s*:\*?\s*\S/i
const devices =
  'i(?:phone|pad)|mobile|téléphone|smartphone|portable|tablette|android|appareil|galaxy|samsung|huawei|xiaomi|blackberry'
const mailPrograms = 'outlook|yahoo|orange|free|sfr|gmail|la poste|laposte|mail|courrier|proton'
const deviceSignature = new RegExp(
  [
    `^envoyé (?:de|depuis|à partir de) (?:mon |ma |un |l[’']application )?(?:${devices}|${mailPrograms})\\b.{0,40}$`,
    `^sent (?:from|via|with) (?:my |the )?(?:${devices}|${mailPrograms})\\b.{0,40}$`,
    '^envoyé avec .{0,30}(?:proton|mail|messagerie).{0,40}$',
    '^(?:obtenez|obtenir|télécharger|téléchargez|get) outlook (?:pour|for) .{0,60}$',
    '^provenance : courrier pour .{0,20}$',
  ].join('|'),
  'i',
)

const read = (line = ''): string => line.slice(0, longestRead).replace(/\s+/g, ' ').trim()
const isQuoted = (line = '') => /^\s*>/.test(line)
const isBlank = (line = '') => line.trim() === ''
const isWritten = (line = '') => !isQuoted(line) && !isBlank(line)
const addressesIn = (text: string): string[] => (text.match(addressPattern) ?? []).map((one) => one.toLowerCase())

/** Tells whether our mail begins just below, with no other mail before it. */
function isMarked(lines: Lines, from: number): boolean {
  const near = lines.slice(from, from + nearLines)
  const mark = near.findIndex((line) => line.includes(replyMark))
  return mark >= 0 && !near.slice(0, mark).some((line) => senderLine.test(read(line)))
}

/** « Le 4 mars 2026 à 10:12, Éclore <…> a écrit : », on up to four lines without an empty one. */
function isAttribution(lines: Lines, at: number, isOurs: IsOurs): boolean {
  if (!attributionStart.test(read(lines[at]))) return false
  let text = ''
  for (let next = at; next < at + 4 && isWritten(lines[next]); next += 1) {
    text = `${text} ${read(lines[next])}`.trim()
    if (!attributionEnd.test(text)) continue
    if (isMarked(lines, next + 1)) return true
    const addresses = addressesIn(text)
    if (addresses.length > 0) return addresses.some(isOurs)
    return dated.test(text) && isQuoted(lines.slice(next + 1, next + 4).find((line) => !isBlank(line)))
  }
  return false
}

/** Headers of one of our mails, on separate lines. The headers of a forwarded mail name another sender. */
function isHeaderBlock(lines: Lines, at: number, isOurs: IsOurs): boolean {
  const sender = read(lines[at])
  if (!senderLine.test(sender)) return false
  const block = lines.slice(at + 1, at + 7)
  const end = block.findIndex(isBlank)
  const headers = (end < 0 ? block : block.slice(0, end)).filter((line) => headerLine.test(read(line)))
  if (headers.length < 2) return false
  const addresses = addressesIn(sender)
  return addresses.length > 0 ? addresses.some(isOurs) : isMarked(lines, at + 1)
}

function isSeparator(lines: Lines, at: number, isOurs: IsOurs): boolean {
  if (!separator.test((lines[at] ?? '').slice(0, longestRead))) return false
  const next = [at + 1, at + 2].find((one) => !isBlank(lines[one]))
  return isMarked(lines, at + 1) || (next !== undefined && isHeaderBlock(lines, next, isOurs))
}

/**
 * Tells whether the person wrote nothing within or below the quote. If the quoted lines are not marked, our signature must
 * end the quote.
 */
function isLast(lines: Lines, from: number): boolean {
  const rest = lines.slice(from)
  const quoted = rest.findIndex(isQuoted)
  if (quoted >= 0) return !rest.slice(quoted).some(isWritten)
  const closing = rest.findLastIndex((line) => isMailSignature(read(line)))
  return closing >= 0 && rest.slice(closing + 1).every(isBlank)
}

/** @returns the first line of the quote, or undefined when there is none */
function startOfQuote(lines: Lines, isOurs: IsOurs): number | undefined {
  const start = lines.findIndex(
    (line, at) =>
      line.includes(replyMark) ||
      isAttribution(lines, at, isOurs) ||
      isSeparator(lines, at, isOurs) ||
      isHeaderBlock(lines, at, isOurs),
  )
  return start >= 0 && isLast(lines, start) ? start : undefined
}

/** Removes the separators left above a removed quote. */
const tidy = (lines: Lines): Lines => lines.slice(0, lines.findLastIndex((line) => !/^[_\s>|-]*$/.test(line)) + 1)

function cutQuote(lines: Lines, isOurs: IsOurs): Lines {
  const own = lines.slice(0, startOfQuote(lines, isOurs))
  return tidy(own.slice(0, own.findLastIndex(isWritten) + 1))
}

/** Some programs strip the space after the dashes: such a mark counts only above a few short lines. */
function isSignature(mark: string, below: Lines): boolean {
  if (below.some(isQuoted)) return false
  if (mark === '-- ') return below.length <= 12 && below.join('').length <= 800
  return below.length <= 5 && below.every((line) => line.length <= 60 && !/[.?!…]\s*$/.test(line))
}

function cutSignature(lines: Lines): Lines {
  const dashes = lines.findLastIndex((line) => line === '-- ' || line === '--')
  const isOne = dashes > 0 && isSignature(lines[dashes] ?? '', lines.slice(dashes + 1))
  const own = isOne ? lines.slice(0, dashes) : lines
  const last = own.findLastIndex((line) => !isBlank(line))
  return last > 0 && deviceSignature.test(read(own[last]).replace(/\s?[<(]?https?:\S*$/, '')) ? own.slice(0, last) : own
}

/**
 * The person's own text in an answer to one of our mails, without the quote and the signature. Doubtful parts stay; if
 * nothing would be left, the whole text stays.
 * @param isOurs tests whether we send mails from an address
 */
export function trimReply(whole: string, isOurs: IsOurs): { text: string; trimmed: boolean } {
  const lines = whole.split('\n')
  const own = tidy(cutSignature(cutQuote(cutSignature(lines), isOurs)))
  const text = own.join('\n').trim()
  if (text === '') return { text: whole.trim(), trimmed: false }
  return { text, trimmed: text !== whole.trim() }
}
