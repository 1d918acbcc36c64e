import type { Entry } from './catalogue.ts'

/** In built pages: what a module names is the text already. */
export const findText = (carried: Entry | undefined): Entry => carried ?? ''
