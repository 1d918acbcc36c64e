import { keyOf, type LegalFactField, legalFactFields, type SettingName } from './fields.ts'

/** Typed text by field key. */
export type Draft = Readonly<Record<string, string>>

type Part = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'number'
      ? String(value).replace('.', ',')
      : String(value)

export const draftOf = (read: (setting: SettingName) => unknown): Draft =>
  Object.fromEntries(
    legalFactFields.map((field) => {
      const value = read(field.setting)
      return [keyOf(field), textOf(field.name === undefined ? value : (value as Part | null)?.[field.name])]
    }),
  )

function typedValue({ kind }: LegalFactField, text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '' && (kind === 'optional' || kind === 'optional-number')) return null
  if (kind !== 'number' && kind !== 'optional-number') return trimmed
  const number = Number(trimmed.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.'))
  // Text that is not a number is sent unchanged: the API then reports it beside the field.
  return trimmed === '' || Number.isNaN(number) ? trimmed : number
}

/** Value to store for a setting. A setting of several fields is null if all of them are empty. */
export function settingOf(setting: SettingName, draft: Draft): unknown {
  const fields = legalFactFields.filter((field) => field.setting === setting)
  const [first] = fields
  if (first && first.name === undefined) return typedValue(first, draft[keyOf(first)] ?? '')
  if (fields.every((field) => (draft[keyOf(field)] ?? '').trim() === '')) return null
  return Object.fromEntries(fields.map((field) => [field.name, typedValue(field, draft[keyOf(field)] ?? '')]))
}
