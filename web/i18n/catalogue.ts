import { fr } from './fr.ts'
import { typesetAll } from './typography.ts'

/** One sentence for each plural form, named as in Intl.PluralRules. */
export interface PluralText {
  one: string
  other: string
  many?: string
}

/** A text, its plural forms, or a list of words or objects as in the catalogue. */
export type Entry = string | PluralText | readonly unknown[]

type Forms = 'one' | 'many' | 'other'
type PluralBase<Name extends string> = Name extends `${infer Base}_${Forms}` ? Base : never

type KeysOf<Part, Above extends string = ''> = {
  [Name in keyof Part & string]: Part[Name] extends string
    ? `${Above}${Name | PluralBase<Name>}`
    : Part[Name] extends readonly unknown[]
      ? never
      : KeysOf<Part[Name], `${Above}${Name}.`>
}[keyof Part & string]

type ListsOf<Part, Above extends string = ''> = {
  [Name in keyof Part & string]: Part[Name] extends string
    ? never
    : Part[Name] extends readonly unknown[]
      ? { key: `${Above}${Name}`; list: Part[Name] }
      : ListsOf<Part[Name], `${Above}${Name}.`>
}[keyof Part & string]

/** Key of a text: its path in the catalogue; for plural forms also that path without `_one`, `_many` or `_other`. */
export type TextKey = KeysOf<typeof fr>

export type ListKey = ListsOf<typeof fr>['key']
export type ListAt<Key extends ListKey> = Extract<ListsOf<typeof fr>, { key: Key }>['list']

function* entries(part: object, above = ''): Generator<[key: string, entry: Entry]> {
  for (const [name, value] of Object.entries(part)) {
    if (typeof value === 'string' || Array.isArray(value)) yield [above + name, value]
    else yield* entries(value, `${above}${name}.`)
  }
}

/** Adds an entry for each text in plural forms, which has at least `_one` and `_other`. */
function withPlurals(found: Map<string, Entry>): ReadonlyMap<string, Entry> {
  for (const [key, one] of [...found]) {
    const base = key.endsWith('_one') ? key.slice(0, -'_one'.length) : undefined
    const other = base === undefined ? undefined : found.get(`${base}_other`)
    if (base === undefined || typeof one !== 'string' || typeof other !== 'string') continue
    const many = found.get(`${base}_many`)
    found.set(base, { one, other, ...(typeof many === 'string' ? { many } : {}) })
  }
  return found
}

/** Every text by its key, with French typography. */
export const catalogue = withPlurals(new Map<string, Entry>(entries(typesetAll(fr))))
