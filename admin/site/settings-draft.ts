import type { Setting } from '../../contracts/administration/staff-system.ts'

export type ReadSetting<Name> = (setting: Name) => unknown

export interface SettingsFields<Name extends string, Draft> {
  names: readonly Name[]
  /** initial values of the fields */
  draftOf(read: ReadSetting<Name>): Draft
  /** value to store for a setting */
  settingOf(setting: Name, draft: Draft): unknown
}

export type StoredSettings<Name> = ReadonlyMap<Name, Setting>

export interface SettingsState<Name, Draft> {
  stored: StoredSettings<Name>
  draft: Draft
}

/** Sorts keys: the database does not keep the order of an object's keys. */
const sorted = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one, sorted) === JSON.stringify(other, sorted)

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const publicIn =
  <Name>(stored: StoredSettings<Name>): ReadSetting<Name> =>
  (setting) =>
    stored.get(setting)?.value

/** Reads the working copy of a setting, or its public value if there is none. */
const savedIn =
  <Name>(stored: StoredSettings<Name>): ReadSetting<Name> =>
  (setting) =>
    stored.get(setting)?.draft ?? stored.get(setting)?.value

/** Compares what is typed, saved and public. */
export function settingsDraft<Name extends string, Draft>({ names, draftOf, settingOf }: SettingsFields<Name, Draft>) {
  type Form = SettingsState<Name, Draft>
  const typed = ({ stored, draft }: Form) =>
    [...stored].map(([name, { version }]) => ({ name, value: settingOf(name, draft), version }))
  const differing = (form: Form, other: Draft) =>
    typed(form).filter(({ name, value }) => !isSame(value, settingOf(name, other)))
  const saved = (stored: StoredSettings<Name>): Draft => draftOf(savedIn(stored))
  const published = (stored: StoredSettings<Name>): Draft => draftOf(publicIn(stored))
  const isAhead = (stored: StoredSettings<Name>, name: Name): boolean => stored.get(name)?.draft !== undefined
  return {
    saved,
    published,
    changed: (form: Form) => differing(form, saved(form.stored)),
    /** settings whose typed or saved value is not public yet */
    unpublished(form: Form) {
      const behind = differing(form, published(form.stored)).map(({ name }) => name)
      return typed(form).filter(({ name }) => behind.includes(name) || isAhead(form.stored, name))
    },
    /** true if a setting has an unpublished working copy */
    ahead: (stored: StoredSettings<Name>): boolean => names.some((name) => isAhead(stored, name)),
    /** The form after the server has stored what was sent; keeps text typed since then. */
    accepted(form: Form, sent: Draft, answer: readonly Setting[]): Form {
      const stored = new Map([...form.stored, ...answer.map((one): [Name, Setting] => [one.uid as Name, one])])
      const later = new Map(differing(form, sent).map(({ name, value }) => [name, value]))
      const read = savedIn(stored)
      return { stored, draft: draftOf((name) => (later.has(name) ? later.get(name) : read(name))) }
    },
    /** The draft with a former value of one setting; fields that the former value lacks stay unchanged. */
    withFormer: (draft: Draft, former: string, value: unknown): Draft =>
      draftOf((name) => {
        const now = settingOf(name, draft)
        return name !== former ? now : isRecord(value) ? { ...(now as object), ...value } : value
      }),
    /** Tells whether to keep a fault: not if the refused value has changed. */
    isKept(path: string, before: Draft, next: Draft): boolean {
      const name = names.find((one) => path === one || path.startsWith(`${one}.`))
      return !name || isSame(settingOf(name, next), settingOf(name, before))
    },
  }
}
