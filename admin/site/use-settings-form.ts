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

const sentenceOf = (error: unknown): string => (error instanceof CallError ? error.message : callFailures.refused)

const readFrom =
  <Name>(stored: Stored<Name>): Read<Name> =>
  (setting) =>
    stored.get(setting)?.value

/** Settings as they are typed, and saved together: all of them, or none where one is refused. */
export function useSettingsForm<Name extends string, Draft>({ names, draftOf, settingOf }: SettingsForm<Name, Draft>) {
  const [stored, setStored] = useState<Stored<Name>>()
  const [draft, setDraft] = useState<Draft>()
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [notice, setNotice] = useState<{ text: string; failed: boolean }>()
  const [saving, setSaving] = useState(false)

  useEffect(() => {
    load(names).then(
      (loaded) => {
        setStored(loaded)
        setDraft(draftOf(readFrom(loaded)))
      },
      (error: unknown) => setNotice({ text: sentenceOf(error), failed: true }),
    )
  }, [names, draftOf])

  const saved = stored && draftOf(readFrom(stored))
  const changed: { name: Name; value: unknown; version: number }[] = []
  for (const [name, { version }] of stored ?? []) {
    if (draft === undefined || saved === undefined) break
    const value = settingOf(name, draft)
    if (!isSame(value, settingOf(name, saved))) changed.push({ name, value, version })
  }

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

  async function save(): Promise<void> {
    if (!stored || draft === undefined || saving) return
    setFaults(new Map())
    if (changed.length === 0) return setNotice({ text: texts.unchanged, failed: false })
    setSaving(true)
    try {
      const settings = changed.map(({ name, value, version }) => ({ uid: name, value: value as never, version }))
      const { payload } = await callApi(changeSettings, { body: { settings } })
      const written = new Map([...stored, ...payload.map((setting): [Name, Setting] => [setting.uid as Name, setting])])
      setStored(written)
      setDraft(draftOf(readFrom(written)))
      setNotice({ text: texts.saved, failed: false })
    } catch (error) {
      await refuse(error).catch((failure: unknown) => setNotice({ text: sentenceOf(failure), failed: true }))
    } finally {
      setSaving(false)
    }
  }

  return {
    ...{ draft, saved, faults, saving, save },
    dirty: changed.length > 0,
    // A change ends the notice of the last save.
    notice: notice?.failed === false && changed.length > 0 ? undefined : notice,
    setDraft(next: Draft): void {
      // A value that changes is no longer the one that was refused.
      const isKept = (path: string) => {
        const name = names.find((one) => path === one || path.startsWith(`${one}.`))
        return !name || draft === undefined || isSame(settingOf(name, next), settingOf(name, draft))
      }
      setFaults((all) => new Map([...all].filter(([path]) => isKept(path))))
      setDraft(next)
    },
  }
}
