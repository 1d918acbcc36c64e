import { formWords as words } from './words.ts'

/** Words for the fields of a kind of record. */
export interface FieldWords {
  /** names of the fields */
  labels: Readonly<Record<string, string>>
  /** a value as a person reads it; undefined: it is text, or one of the few below */
  textOf?(field: string, value: unknown): string | undefined
}

/** Text of a value without special wording: `undefined` counts as null, for a value that was never set. */
function plainText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  // Only the identifier of a picture is known here.
  if (name === 'image') return words.otherPicture
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

/** A field's value as a person reads it. */
export const valueText = (kind: Pick<FieldWords, 'textOf'>, name: string, value: unknown): string =>
  kind.textOf?.(name, value) ?? plainText(name, value)
