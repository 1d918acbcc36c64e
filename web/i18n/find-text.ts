import { catalogue, type Entry } from './catalogue.ts'

/**
 * Looks up a key. Built pages do not contain this file: scripts/bundle/embed-texts-plugin.ts replaces each key by its text,
 * so that a page contains only its own texts (carried-text.ts).
 */
export const findText = (key: string): Entry => catalogue.get(key) ?? key
