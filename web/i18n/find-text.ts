import { catalogue, type Entry } from './catalogue.ts'

/**
 * What a key names. The built pages do not have this file: scripts/carried-texts.ts puts there the text itself in place of
 * each key, so that a page carries only its own (carried-text.ts).
 */
export const findText = (key: string): Entry => catalogue.get(key) ?? key
