import { rule, text } from '../forms.ts'
import { messages } from '../messages.ts'

export const line = (min: number, max: number) =>
  text(min, max).check(rule((value) => (value.includes('\n') ? messages.characters : undefined)))
