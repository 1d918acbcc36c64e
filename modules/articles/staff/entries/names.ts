import { sortKey } from '../../reading/sort-key.ts'

export function normalizeName(text: string): string
export function normalizeName(text: string | undefined): string | undefined
export function normalizeName(text: string | undefined): string | undefined {
  return text?.normalize('NFC').trim()
}

export const sortKeyOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : sortKey(text.trim())
