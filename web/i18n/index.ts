import type { ListAt, ListKey, PluralText, TextKey } from './catalogue.ts'
import { findText } from './find-text.ts'

export type { TextKey } from './catalogue.ts'

export const locale = 'fr'

/** Values for `{{name}}` in a text; `count` also chooses between its forms. */
export type TextValues = Readonly<Record<string, unknown>>

const plurals = new Intl.PluralRules(locale)

function formFor(forms: PluralText, count: unknown): string {
  const form = plurals.select(Number(count))
  return (form === 'many' ? forms.many : forms[form as 'one' | 'other']) ?? forms.other
}

const filled = (text: string, values: TextValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** The site's text for a key. There is one language, so this needs no React context. */
export function t(key: TextKey, values?: TextValues): string {
  const found = findText(key) as string | PluralText
  const text = typeof found === 'string' ? found : formFor(found, values?.count)
  return values ? filled(text, values) : text
}

function filledAll(value: unknown, values: TextValues): unknown {
  if (typeof value === 'string') return filled(value, values)
  if (Array.isArray(value)) return value.map((item) => filledAll(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filledAll(item, values)]))
}

/** A list of the catalogue: words, or objects with texts in them. */
export function textList<Key extends ListKey>(key: Key, values?: TextValues): ListAt<Key> {
  const list = findText(key)
  return (values ? filledAll(list, values) : list) as ListAt<Key>
}
