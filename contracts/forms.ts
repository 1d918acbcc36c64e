import { z } from 'zod'
import { minPasswordBits, passwordBits } from './accounts/password-strength.ts'
import { limits } from './limits.ts'
import { messages, sentenceOf } from './messages.ts'
import { codePointLength } from './text/code-points.ts'

// Makes the messages of every contract's schema French, wherever it is checked.
z.config({ customError: sentenceOf })

export { limits }

/** True if the database can store the text: it has no NUL and no lone surrogate. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed()

/** Makes a check from a function that returns the problem, if any. A problem stops the checks after it. */
export function rule<T>(problem: (value: T) => string | undefined) {
  return (context: z.core.ParsePayload<T>): void => {
    const message = problem(context.value)
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value })
  }
}

type Sentence = (min: number, max: number) => string

export const lengthProblem = (value: string, min: number, max: number, sentence: Sentence): string | undefined => {
  if (!isStorable(value)) return messages.characters
  if (value === '' && min > 0) return messages.required
  const length = codePointLength(value)
  return length < min || length > max ? sentence(min, max) : undefined
}

export const unixLines = (value: string): string => value.replace(/\r\n?/g, '\n')

/** Any characters, `min` to `max` code points, kept as they are: a token, a password. */
export const codePoints = (min: number, max: number, sentence: Sentence = messages.between) =>
  z
    .string()
    .check(rule((value) => lengthProblem(value, min, max, sentence)))
    .meta({ minLength: min, maxLength: max })

/** Text that a person typed: not blank if required, with line ends normalised to one character. */
export const text = (min: number, max: number, sentence: Sentence = messages.between) =>
  z
    .string()
    .overwrite(unixLines)
    .check(
      rule((value) => (min > 0 && value.trim() === '' ? messages.required : lengthProblem(value, min, max, sentence))),
    )
    .meta({ minLength: min, maxLength: max })

export const uuid = z.uuid().toLowerCase()

const patterned = (pattern: RegExp, max: number, message: string) =>
  z
    .string()
    .check(
      rule((value) => {
        if (value === '') return messages.required
        return value.length <= max && pattern.test(value) ? undefined : message
      }),
    )
    .meta({ minLength: 1, maxLength: max, pattern: pattern.source })

export const slug = patterned(/^[a-z0-9]+(-[a-z0-9]+)*$/, limits.slug, messages.slug)
export const shortCode = patterned(/^[a-z0-9-]+$/, limits.slug, messages.slug)

/** Parameters of calls about one record. */
export const byUuid = z.object({ uid: uuid })
export const bySlug = z.object({ uid: slug })

/** Six digits, or a recovery code. */
export const otp = patterned(/^[0-9A-Za-z -]+$/, 40, messages.otp)

/** Six-digit code from a mail, as a person types or pastes it: spaces are removed. */
export const mailedCode = codePoints(1, 20).transform((typed) => typed.replaceAll(/\s/g, ''))

export const idempotencyKey = codePoints(1, 128)

function yearProblem(value: string): string | undefined {
  const year = Number(value.slice(0, 4))
  return year >= 1900 && year <= 2999 ? undefined : messages.date
}

/** Pattern of a month such as `2026-12`, for use in longer patterns. */
export const monthPattern = '2\\d{3}-(?:0[1-9]|1[0-2])'

/** Moment in UTC, as the server writes it. */
export const isoDateTime = z.iso.datetime()

/** A day of the calendar, `2026-03-31`, in years that every part of the site can store. */
export const isoDate = z.iso.date().check(rule((value) => yearProblem(value)))

/** Moment as a client may write it: with any offset, in years that every part of the site can store. */
export const isoDateTimeInput = z.iso.datetime({ offset: true }).check(rule((value) => yearProblem(value)))

/** An amount of a formula, a payment, a credit: euro cents. */
export const cents = z.int().min(0).max(limits.cents)
/** An amount that is charged or refunded. Not `cents.min(1)`: the first `min` would keep its own message. */
export const centsAboveZero = z.int().min(1).max(limits.cents)

/** A sum of amounts in euro cents; it may be negative. */
export const centsTotal = z.int()

export const count = z.int().min(0)

export const durationUnit = z.enum(['second', 'minute', 'hour', 'day', 'week', 'month', 'year'])
export type DurationUnit = z.output<typeof durationUnit>

export const durationCount = z.int().min(1).max(limits.duration)

const emailPattern =
  /^(?=[^@]{1,64}@)[^\s@"(),:;<>[\]\\.\p{C}]+(?:\.[^\s@"(),:;<>[\]\\.\p{C}]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u

const emailProblem = (value: string): string | undefined => {
  if (value === '') return messages.required
  if (!isStorable(value)) return messages.characters
  return codePointLength(value) <= limits.email && emailPattern.test(value) ? undefined : messages.email
}

export const email = z.string().check(rule(emailProblem)).meta({
  format: 'email',
  maxLength: limits.email,
  pattern: emailPattern.source,
})

/** Normalises an address to the form in which addresses are compared and stored. */
export const normalizeEmail = (value: string): string => value.normalize('NFC').toLowerCase()

export const normalizedEmail = email.transform(normalizeEmail)

/** A password to set. The server also refuses those that were leaked. */
export const password = codePoints(limits.passwordMin, limits.passwordMax, messages.password)
  .check(rule((value) => (passwordBits(value) < minPasswordBits ? messages.passwordWeak : undefined)))
  .meta({
    minLength: limits.passwordMin,
    maxLength: limits.passwordMax,
    description: `Any characters; refused where it is estimated at less than ${minPasswordBits} bits, or was leaked`,
  })

/** A password to compare, not to set. It may be too short for a new one: a wrong password is no validation error. */
export const presentedPassword = codePoints(1, 1024)

const nameCharacters = /^[\p{L}\p{M}\p{Zs}'’.\u2010\u2011-]*$/u
/** Replaces special spaces and non-breaking hyphens, which word processors insert. */
const plainName = (value: string): string => value.replace(/\p{Zs}/gu, ' ').replace(/[\u2010\u2011]/g, '-')

export const personName = text(limits.nameMin, limits.nameMax, messages.name)
  .check(rule((value) => (nameCharacters.test(value) ? undefined : messages.nameCharacters)))
  .overwrite(plainName)
  .meta({ minLength: limits.nameMin, maxLength: limits.nameMax, pattern: nameCharacters.source })

export const messageText = text(1, limits.message)

/** Version of the row that a client edited; the client sends it with the new state. */
export const version = z.int().min(1).max(2_147_483_647)

/** An integer in a query string. */
export const numeric = (min: number, max: number) =>
  z.pipe(
    z.transform((value: number | string) =>
      typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value,
    ),
    z.int().min(min).max(max),
  )

/** One value, or several of a repeated query key. The parsed result is always an array. */
export const oneOrMany = <T extends z.ZodType>(item: T, max = 100) =>
  z.pipe(
    z.transform((value: z.input<T> | z.input<T>[]) => (Array.isArray(value) ? value : [value])),
    z.array(item).max(max),
  )

export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, messages.invalid)
  .toLowerCase()

export const direction = z.enum(['asc', 'desc'])

/** `order[date]=desc`; the first key given sorts first. */
export const orderMap = <const K extends string>(keys: readonly [K, ...K[]]) => z.partialRecord(z.enum(keys), direction)
