import { useEffect, useState } from 'react'
import { type Setting, staffSettings } from '../../contracts/administration/staff-system.ts'
import { CallError, callApi, callFailures, isAbout } from '../../relay/call.ts'
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

/** Why one setting was not written: faults by the key of their field, or a sentence where it is about no field. */
interface Refusal {
  faults: readonly (readonly [string, string])[]
  failure?: string
}

const refusalOf = (setting: string, error: unknown): Refusal =>
  error instanceof CallError && error.violations.length > 0
    ? { faults: error.violations.map(({ property, message }) => [property.replace(/^value/, setting), message]) }
    : { faults: [], failure: sentenceOf(error) }

const readFrom =
  <Name>(stored: Stored<Name>): Read<Name> =>
  (setting) =>
    stored.get(setting)?.value

/** Settings as they are typed, and saved one by one: a fault in one does not keep the others back. */
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

  async function write(setting: Name, value: unknown, version: number): Promise<Setting> {
    return (
      await callApi(staffSettings.replace, { params: { uid: setting }, body: { value: value as never, version } })
    ).payload
  }

  /** @returns what was stored, or what a colleague stored meanwhile, and why it was refused */
  async function writeOrRefuse(setting: Name, value: unknown, version: number): Promise<[Setting?, Refusal?]> {
    try {
      return [await write(setting, value, version)]
    } catch (error) {
      if (!isAbout(error, 'version')) return [undefined, refusalOf(setting, error)]
      const fresh = (await load([setting]).catch(() => undefined))?.get(setting)
      const value = typeof fresh?.value === 'string' ? fresh.value : undefined
      return [fresh, { faults: [[setting, texts.meanwhile(value)]], failure: texts.clash }]
    }
  }

  async function save(): Promise<void> {
    if (!stored || draft === undefined || saving) return
    setSaving(true)
    const before = draftOf(readFrom(stored))
    const found = new Map<string, string>()
    const failures: string[] = []
    const written = new Map(stored)
    for (const [name, { version }] of stored) {
      const value = settingOf(name, draft)
      if (isSame(value, settingOf(name, before))) continue
      const [setting, refusal] = await writeOrRefuse(name, value, version)
      if (setting) written.set(name, setting)
      for (const [key, message] of refusal?.faults ?? []) found.set(key, message)
      if (refusal?.failure) failures.push(refusal.failure)
    }
    setStored(written)
    setFaults(found)
    setSaving(false)
    const changed = [...written].some(([name, setting]) => stored.get(name) !== setting)
    const [failure] = failures
    if (failure !== undefined || found.size > 0) setNotice({ text: failure ?? texts.faults(found.size), failed: true })
    else setNotice({ text: changed ? texts.saved : texts.unchanged, failed: false })
  }

  const saved = stored && draftOf(readFrom(stored))
  return { draft, saved, faults, notice, saving, save, setDraft }
}
