import { z } from 'zod'
import { limits, messageText, text, uuid } from '../../contracts/forms.ts'
import { codePointLength } from '../../contracts/text/code-points.ts'
import { joinTitle } from '../../contracts/text/titles.ts'
import { withoutQuotes } from '../conversation/messages/quote-block.ts'
import { requiredText } from '../forms/required-text.ts'
import { t } from '../i18n/index.ts'

/** A title with its theme must stay within the contract’s 200 characters. */
const subjectMax = 120
const shownOfMessage = 60

/** The value of the choice « the first who is free ». */
export const anyCoach = 'any'

const fields = {
  /** name of a theme; the server checks whether it is offered */
  theme: requiredText(t('coaching.new.theme_needed'), text(1, 40)),
  coach: z.union([z.literal(anyCoach), uuid]),
  subject: text(1, subjectMax).optional(),
  /** the article passage at the beginning of the message */
  quote: text(1, limits.message).optional(),
  message: requiredText(t('coaching.new.message_needed'), messageText),
}

/** Form with a consent box if consent is missing; only the user ticks it. */
export const newDiscussionForm = (unconsented: string | null) =>
  z.object({ ...fields, ...(unconsented === null ? {} : { consent: z.literal('on', unconsented) }) })

export type NewDiscussion = z.output<ReturnType<typeof newDiscussionForm>>

/** A greeting, with the addressed names if punctuation or the line's end follows them. */
const salutation =
  /^(?:(?:[Rr]e)?[Bb]onjour|[Bb]onsoir|[Cc]oucou|[Ss]alut|[Hh]ello|[Cc]hère?s?)(?:(?:\s+(?:à (?:tous|toutes|vous)|madame|\p{Lu}[\p{L}’'-]*)){0,3}\s*(?:[.,;:!?…–—-]\s*|$)|(?<![Cc]h[eè]re?s?)\s+)/u

/** The first line with more than a greeting, without the greeting. */
function beginningOf(message: string): string {
  const lines = withoutQuotes(message).split('\n')
  const texts = lines.map((line) => line.replace(/\s+/gu, ' ').trim().replace(salutation, ''))
  const [first = '', ...rest] = [...(texts.find((text) => /[\p{L}\p{N}\p{S}]/u.test(text)) ?? '')]
  return first.toLocaleUpperCase('fr') + rest.join('')
}

function cut(line: string): string {
  if (codePointLength(line) <= shownOfMessage) return line
  const start = [...line].slice(0, shownOfMessage).join('')
  const atWord = start.replace(/\s+\S*$/u, '')
  return `${atWord || start}…`
}

/** The given subject, else the beginning of the message, else the theme's name. */
export function titleOf({ theme, subject, message }: Pick<NewDiscussion, 'theme' | 'subject' | 'message'>): string {
  return joinTitle(theme, subject ?? (cut(beginningOf(message)) || theme))
}
