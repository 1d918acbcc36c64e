import { withReturn } from '../session/redirect.ts'

/** To the question for her password, and back to where she was. */
export const lockPath = (target: string): string => withReturn('/unlock', target)
