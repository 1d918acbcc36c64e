import { withReturn } from '../session/redirect.ts'

/** Path to the password form, which leads back to the current page. */
export const lockPath = (target: string): string => withReturn('/unlock', target)
