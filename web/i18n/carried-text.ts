import type { Entry } from './catalogue.ts'

/** In built pages the build has replaced the key by its text. */
export const findText = (carried: Entry | undefined): Entry => carried ?? ''
