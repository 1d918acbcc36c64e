import type { MailWords } from '../../../contracts/site/mail-texts.ts'
import { type Violation, violation } from '../../../platform/errors/index.ts'
import { type MailWording, withAbsoluteLinks } from '../../../platform/mailer/index.ts'
import { fillPlaceholders, fillText, type PageFacts } from '../../publisher/index.ts'
import { findPlaceholderFault, listPlaceholderNames } from '../named-places.ts'
import type { MailValues } from './mail-values.ts'

const nb = '\u00a0'

/** Explains why a text cannot name a value; undefined if it can. */
function faultOf(name: string, values: MailValues, isSubject: boolean): string | undefined {
  const value = values.get(name)
  const variable = `La variable {{${name}}}`
  if (!value) return `${variable} n’existe pas pour ce mail.`
  if (isSubject && value.optional)
    return `${variable} manque à certains de ces mails${nb}: l’objet ne peut pas la nommer.`
  if (value.value === null && !value.optional) return `${variable} n’a pas de valeur (${value.label}).`
  return undefined
}

const isOneOf = (field: string): field is keyof MailWords => field in { subject: 0, opening: 0, closing: 0 }

/** Finds the first fault of each text: a variable that is unknown, has no value, or is not written as one. */
export function faultsOf(words: Partial<MailWords>, values: MailValues): Violation[] {
  return Object.entries(words).flatMap(([field, text]) => {
    if (!isOneOf(field) || text === undefined) return []
    const fault = findPlaceholderFault(text, {
      faultOf(name) {
        const why = faultOf(name, values, field === 'subject')
        return why === undefined ? undefined : violation(field, why)
      },
      broken: (braces) =>
        violation(field, `«${nb}${braces}${nb}» n’est pas une variable${nb}: écrivez par exemple {{objet}}.`),
    })
    return fault ? [fault] : []
  })
}

/** Omits paragraphs that name an optional value that this mail lacks. */
const withoutLacking = (html: string, values: MailValues): string =>
  html
    .split(/(?<=<\/p>)/)
    .filter((paragraph) => listPlaceholderNames(paragraph).every((name) => values.get(name)?.value !== null))
    .join('')

/** @param words without faults */
export function fillWords(words: MailWords, values: MailValues, publicUrl: string): MailWording {
  const facts: PageFacts = Object.fromEntries(values)
  const html = (text: string) => withAbsoluteLinks(fillPlaceholders(withoutLacking(text, values), facts), publicUrl)
  return {
    subject: fillText(words.subject === '' ? '{{objet}}' : words.subject, facts),
    opening: html(words.opening),
    closing: html(words.closing),
  }
}
