import { useEffect, useState } from 'react'
import { changeSettings, type Setting, staffSettings } from '../../contracts/administration/staff-system.ts'
import { CallError, callApi, callFailures } from '../../relay/call.ts'
import { siteWords as texts } from './words.ts'

type Read<Name> = (setting: Name) => unknown

interface SettingsForm<Name extends string, Draft> {
  names: readonly Name[]
  /** initial values of the fields */
  draftOf(read: Read<Name>): Draft
  /** a setting as it would be written */
  settingOf(setting: Name, draft: Draft): unknown
  /** saved as working copies, which visitors do not read until they are published */
  workingCopy?: true
}

type Stored<Name> = ReadonlyMap<Name, Setting>

async function load<Name extends string>(names: readonly Name[]): Promise<Stored<Name>> {
  const { payload } = await callApi(staffSettings.list, { query: { filter: { uid: [...names] }, perPage: '100' } })
  return new Map(payload.map((setting) => [setting.uid as Name, setting]))
}

/** The database keeps an object's keys in an order of its own. */
const sorted = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one, sorted) === JSON.stringify(other, sorted)

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sentenceOf = (error: unknown): string => (error instanceof CallError ? error.message : callFailures.refused)

const publicIn =
  <Name>(stored: Stored<Name>): Read<Name> =>
  (setting) =>
    stored.get(setting)?.value

/** Working copies where there are any. */
const savedIn =
  <Name>(stored: Stored<Name>): Read<Name> =>
  (setting) =>
    stored.get(setting)?.draft ?? stored.get(setting)?.value

/** Settings as they are typed, and saved together: all of them, or none where one is refused. */
export function useSettingsForm<Name extends string, Draft>({
  names,
  draftOf,
  settingOf,
  workingCopy,
}: SettingsForm<Name, Draft>) {
  const [stored, setStored] = useState<Stored<Name>>()
  const [draft, setDraft] = useState<Draft>()
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [notice, setNotice] = useState<{ text: string; failed: boolean }>()
  const [saving, setSaving] = useState(false)

  useEffect(() => {
    load(names).then(
      (loaded) => {
        setStored(loaded)
        setDraft(draftOf(savedIn(loaded)))
      },
      (error: unknown) => setNotice({ text: sentenceOf(error), failed: true }),
    )
  }, [names, draftOf])

  const saved = stored && draftOf(savedIn(stored))
  const typed = [...(stored ?? [])].flatMap(([name, { version }]) =>
    draft === undefined ? [] : [{ name, value: settingOf(name, draft), version }],
  )
  const differingFrom = (other: Draft | undefined) =>
    typed.filter(({ name, value }) => other !== undefined && !isSame(value, settingOf(name, other)))
  const changed = differingFrom(saved)
  const ahead = (name: Name) => stored?.get(name)?.draft !== undefined

  /** Takes over what a colleague saved meanwhile: the next save overwrites it. */
  async function takeFresh(overtaken: readonly Name[]): Promise<void> {
    const fresh = await load(overtaken)
    setStored((all) => all && new Map([...all, ...fresh]))
    const sentence = (name: Name) => {
      const value = fresh.get(name)?.value
      return texts.meanwhile(typeof value === 'string' ? value : undefined)
    }
    setFaults(new Map(overtaken.map((name) => [name, sentence(name)])))
    setNotice({ text: texts.clash, failed: true })
  }

  async function refuse(error: unknown): Promise<void> {
    const violations = error instanceof CallError ? error.violations : []
    const overtaken = names.filter((name) => violations.some(({ property }) => property === name))
    if (error instanceof CallError && error.status === 409 && overtaken.length > 0) return takeFresh(overtaken)
    setFaults(new Map(violations.map(({ property, message }) => [property, message])))
    setNotice({ text: violations.length > 0 ? texts.faults(violations.length) : sentenceOf(error), failed: true })
  }

  /** @returns whether nothing was refused */
  async function send(changes: typeof typed, done: string, asDraft: { draft?: true }): Promise<boolean> {
    if (!stored || saving) return false
    setFaults(new Map())
    if (changes.length === 0) {
      setNotice({ text: texts.unchanged, failed: false })
      return true
    }
    setSaving(true)
    try {
      const settings = changes.map(({ name, value, version }) => ({ uid: name, value: value as never, version }))
      const { payload } = await callApi(changeSettings, { body: { settings, ...asDraft } })
      const written = new Map([...stored, ...payload.map((setting): [Name, Setting] => [setting.uid as Name, setting])])
      setStored(written)
      setDraft(draftOf(savedIn(written)))
      setNotice({ text: done, failed: false })
      return true
    } catch (error) {
      await refuse(error).catch((failure: unknown) => setNotice({ text: sentenceOf(failure), failed: true }))
      return false
    } finally {
      setSaving(false)
    }
  }

  const save = () => send(changed, texts.saved, workingCopy ? { draft: true } : {})

  /** Shows what is typed to visitors. */
  const publish = () => {
    const behind = differingFrom(stored && draftOf(publicIn(stored)))
    const changes = typed.filter((one) => behind.includes(one) || ahead(one.name))
    return send(changes, texts.published, {})
  }

  function type(next: Draft): void {
    // A value that changes is no longer the one that was refused.
    const isKept = (path: string) => {
      const name = names.find((one) => path === one || path.startsWith(`${one}.`))
      return !name || draft === undefined || isSame(settingOf(name, next), settingOf(name, draft))
    }
    setFaults((all) => new Map([...all].filter(([path]) => isKept(path))))
    setDraft(next)
  }

  return {
    ...{ draft, saved, faults, saving, save, publish },
    dirty: changed.length > 0,
    // A change ends the notice of the last save.
    notice: notice?.failed === false && changed.length > 0 ? undefined : notice,
    setDraft: type,
    /** visitors read something else than the working copy */
    ahead: names.some(ahead),
    typePublic: () => stored && type(draftOf(publicIn(stored))),
    /** changes with every save */
    stamp: typed.map(({ version }) => version).join(),
    live: stored && new Map<string, unknown>([...stored].map(([name, { value }]) => [name, value])),
    /** Types a former value; a field that it did not have yet stays as it is. */
    take(taken: string, value: unknown): void {
      if (draft === undefined) return
      const now = (name: Name) => settingOf(name, draft)
      type(
        draftOf((name) =>
          name !== taken ? now(name) : isRecord(value) ? { ...(now(name) as object), ...value } : value,
        ),
      )
    },
  }
}
