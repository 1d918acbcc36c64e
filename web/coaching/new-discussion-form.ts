import { z } from 'zod'
import { codePointLength, messageText, text, uuid } from '../../contracts/forms.ts'
import { joinTitle } from '../../contracts/titles.ts'
import { withoutQuotes } from '../conversation/quote-block.ts'
import { themes } from './themes.ts'

/** With its theme a title must stay within the contract’s 200. */
const subjectMax = 120
const shownOfMessage = 60

/** The value of the choice « the first who is free ». */
export const anyCoach = 'any'

const fields = {
  theme: z.enum(themes),
  coach: z.union([z.literal(anyCoach), uuid]),
  subject: text(1, subjectMax).optional(),
  message: messageText,
}

/** Her consent is asked where she has not given it: a box that only she ticks. */
export const newDiscussionForm = (needed: string | null) =>
  z.object({ ...fields, ...(needed === null ? {} : { consent: z.literal('on', needed) }) })

export type NewDiscussion = z.output<ReturnType<typeof newDiscussionForm>>

/** What she calls it, or else how her message begins. */
export function titleOf({ theme, subject, message }: Pick<NewDiscussion, 'theme' | 'subject' | 'message'>): string {
  if (subject) return joinTitle(theme, subject)
  const line = withoutQuotes(message).split('\n')[0]?.replace(/\s+/gu, ' ').trim() ?? ''
  if (codePointLength(line) <= shownOfMessage) return joinTitle(theme, line)
  const start = [...line].slice(0, shownOfMessage).join('')
  const atWord = start.replace(/\s+\S*$/u, '')
  return joinTitle(theme, `${atWord || start}…`)
}
