import { rule, text } from '../forms.ts'
import { messages } from '../messages.ts'

/** Plain text on one line. */
export const line = (min: number, max: number) =>
  text(min, max).check(rule((value) => (value.includes('\n') ? messages.characters : undefined)))
