import { formWords as words } from './words.ts'

export interface FieldWords {
  labels: Readonly<Record<string, string>>
  /** a value as a person reads it; undefined: `plainText` below formats it */
  textOf?(field: string, value: unknown): string | undefined
}

/** Text of a value without special wording; `undefined`, a value that was never set, is shown like null. */
function plainText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  // A picture has no readable text here: the value is its uid.
  if (name === 'image') return words.otherPicture
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

/** A field's value as a person reads it. */
export const valueText = (kind: Pick<FieldWords, 'textOf'>, name: string, value: unknown): string =>
  kind.textOf?.(name, value) ?? plainText(name, value)
