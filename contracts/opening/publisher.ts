import { z } from 'zod'
import { rule, text } from '../forms.ts'
import { messages } from '../messages.ts'
import { isSiret, sirenOf, vatNumberOf } from './company-numbers.ts'

/** The owner's settings that name the company behind the site, and the parties that the law requires it to name. */

const withoutSpaces = (value: string): string => value.replaceAll(/[\s\u00a0\u202f.]/g, '')
const maxCapital = 1_000_000_000_000

const digitsOnly = (problem: (digits: string) => string | undefined) =>
  z
    .string()
    .max(40)
    .transform(withoutSpaces)
    .check(rule((value) => (value === '' ? messages.required : problem(value))))

const siret = digitsOnly((digits) => (isSiret(digits) ? undefined : messages.siret))
const vatNumber = digitsOnly((value) => (/^FR\d{11}$/i.test(value) ? undefined : messages.vatNumber)).transform(
  (value) => value.toUpperCase(),
)

/** `+33 1 99 00 00 00`, `01 99 00 00 00` */
const phone = text(1, 30).check(
  rule((value) => {
    const digits = value.replaceAll(/\D/g, '').length
    return value === '' || (/^\+?[\d\s\u00a0\u202f.()-]+$/.test(value) && digits >= 9 && digits <= 15)
      ? undefined
      : messages.phone
  }),
)

/** A text with at least `min` letters: « ? », « x » and « - » only fill the field. */
const named = (min: number, max: number) =>
  text(1, max).check(
    rule((value) => (value === '' || value.replaceAll(/\P{L}/gu, '').length >= min ? undefined : messages.invalid)),
  )

const hundredths = (value: number): boolean => Number.isInteger(Math.round(value * 1e6) / 1e4)

export const publisher = z
  .strictObject({
    name: text(1, 120),
    legalForm: text(1, 80),
    capital: z.int().min(1).max(maxCapital).nullable().meta({ description: 'Whole euros; null where there is none' }),
    siret,
    register: named(3, 120).meta({ description: 'Where it is registered: « RCS Nantes »' }),
    vatNumber: vatNumber.nullable().meta({ description: 'null where no value-added tax is charged' }),
    vatRate: z
      .number()
      .min(0)
      .max(100)
      .check(rule((value) => (hundredths(value) ? undefined : messages.invalid)))
      .meta({ description: 'Per cent, included in all prices' }),
    phone,
    director: named(3, 120).meta({ description: 'Who directs the publication' }),
  })
  .check(({ value, issues }) => {
    const refuse = (name: string, message: string) =>
      issues.push({ code: 'custom', message, input: value, path: [name] })
    if (value.vatNumber !== null && value.vatNumber !== vatNumberOf(sirenOf(value.siret))) {
      refuse('vatNumber', messages.vatKey)
    }
    if (value.vatNumber === null && value.vatRate > 0) refuse('vatNumber', messages.vatMissing)
  })
export type Publisher = z.output<typeof publisher>

/** The mediator of consumer disputes whom the company has chosen. */
export const mediator = z.strictObject({
  name: text(1, 120),
  address: text(1, 300),
  website: z.url({ protocol: /^https?$/, error: messages.website }).max(200),
})
export type Mediator = z.output<typeof mediator>

/** Hosting and mail provider of the site: the legal notice and the privacy page name them. */
export const hosting = z.strictObject({
  name: text(1, 120),
  address: text(1, 300),
  phone,
  country: text(1, 80).meta({ description: 'Where the data are' }),
  mailProvider: text(1, 120),
})
export type Hosting = z.output<typeof hosting>
