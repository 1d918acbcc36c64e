import type { Entry } from './catalogue.ts'

/** In built pages, the build has already replaced the key with its text. */
export const findText = (carried: Entry | undefined): Entry => carried ?? ''
