import { sortKey } from '../../reading/sort-key.ts'

export const composed = (text: string | undefined): string | undefined => text?.normalize('NFC').trim()

/** Its sort key for the French alphabet. */
export const sortKeyOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : sortKey(text.trim())
