import { tellTypingOf } from '../../conversation/resources.ts'

export const action = tellTypingOf('contact')
