import { memoize } from '../memoize.ts'

const noBreak = '\u00a0'
const narrowNoBreak = '\u202f'
const wordJoiner = '\u2060'
const space = '[ \\u00a0\\u202f]'
/** A whole run of spaces, matched from its first one only: trying each start would take quadratic time. */
const spaces = `(?<!${space})${space}+`

const units = ['min', 'h', 'ans', 'jours', 'mois', 'minutes', 'heures', 'semaines']
const nouns = ['messages?', 'nouveaux?', 'caractères?', 'pièces', 'échanges?', 'articles?']
const counted = [...units, ...nouns]

const rules: readonly [RegExp, string][] = [
  [/(\p{L})'(?=\p{L})/gu, '$1’'],
  [/\.\.\./g, '…'],
  [new RegExp(`«${space}*`, 'g'), `«${noBreak}`],
  [new RegExp(`(?:${spaces})?»`, 'g'), `${noBreak}»`],
  [new RegExp(`${spaces}([;!?]+)`, 'g'), `${narrowNoBreak}$1`],
  [new RegExp(`${spaces}:`, 'g'), `${noBreak}:`],
  [new RegExp(`(\\d)${space}+(?=\\d{3}(?!\\d))`, 'g'), `$1${narrowNoBreak}`],
  // A telephone number: 01 23 45 67 89
  [new RegExp(`(?<=(?<!\\d)0\\d(?:${space}\\d\\d){0,3})${space}(?=\\d\\d(?!\\d))`, 'g'), noBreak],
  [
    // Applies to texts with a placeholder for the number too: `{{count}} min`.
    new RegExp(`(\\d|count\\}\\})${space}+(?=[€%]|(?:${counted.join('|')})(?!\\p{L}))`, 'gu'),
    `$1${noBreak}`,
  ],
  [/— /g, `—${noBreak}`],
  [/(?<=\p{L}ez)-(?=(?:le|la|les|en|y)(?![\p{L}-]))/gu, `-${wordJoiner}`],
]

const withRules = (text: string): string =>
  rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)

/** French spacing and apostrophes, so that no line begins with a punctuation mark. Running it twice changes nothing. */
export const typeset = memoize(withRules, { longest: 2000, most: 500_000 })

/** Words that must not break at their hyphen. An element keeps them whole: a no-break hyphen would hide them from searches. */
const whole = /(?<![\p{L}-])e-mails?(?![\p{L}-])/giu

const untouched = /^<(pre|code|script|style)\b/i

function typesetBetweenTags(html: string): string {
  let closing: string | null = null
  return html
    .split(/(<[^<>]*>)/)
    .map((part) => {
      if (!part.startsWith('<')) {
        return closing ? part : withRules(part).replace(whole, '<span class="whitespace-nowrap">$&</span>')
      }
      if (closing && part.toLowerCase().startsWith(closing)) closing = null
      else closing ??= untouched.test(part) ? `</${untouched.exec(part)?.[1]?.toLowerCase()}` : null
      return part
    })
    .join('')
}

/** Typesets the text between the tags of an HTML fragment; code stays unchanged. */
export const typesetHtml = memoize(typesetBetweenTags, { longest: 200_000, most: 2_000_000 })

/** Typesets every string within a value. */
export function typesetAll<T>(value: T): T {
  if (typeof value === 'string') return typeset(value) as T
  if (Array.isArray(value)) return value.map(typesetAll) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typesetAll(item)])) as T
}

/** A tag and the text after it, if that contains « e-mail »; not in elements whose content is plain text. */
const namesEmail = /<(?!(?:title|option|textarea|script|style)\b)(?:\/?[\w-]+|!--)[^<>]*>[^<]*e-mail[^<]*/gi

/** Keeps « e-mail » on one line in a page that the server rendered and React does not hydrate. */
export const preventEmailWrap = (page: string): string =>
  page.replace(namesEmail, (tagAndText) => {
    const from = tagAndText.indexOf('>') + 1
    const text = tagAndText.slice(from).replace(whole, '<span class="whitespace-nowrap">$&</span>')
    return `${tagAndText.slice(0, from)}${text}`
  })
