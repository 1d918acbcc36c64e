import { useEffect, useState } from 'react'
import type { Setting } from '../../contracts/staff-system.ts'
import { staffSettings } from '../../contracts/staff-system.ts'
import { CallError, callApi, callFailures } from '../../relay/call.ts'
import { words } from '../words.ts'
import { type Draft, draftOf, settingOf } from './draft.ts'
import { allFields, type SettingName } from './fields.ts'

const texts = words.siteScreens
const names = [...new Set(allFields.map(({ setting }) => setting))]

type Stored = ReadonlyMap<SettingName, Setting>

async function load(): Promise<Stored> {
  const { payload } = await callApi(staffSettings.list, { query: { filter: { uid: names }, perPage: '100' } })
  return new Map(payload.map((setting) => [setting.uid as SettingName, setting]))
}

const sentenceOf = (error: unknown): string => (error instanceof CallError ? error.message : callFailures.refused)

/** The violations of one setting, by the key of their field; what concerns no field stays under the setting. */
const faultsOf = (setting: SettingName, error: unknown): [string, string][] =>
  error instanceof CallError && error.violations.length > 0
    ? error.violations.map(({ property, message }) => [property.replace(/^value/, setting), message])
    : [[setting, sentenceOf(error)]]

const valuesOf = (stored: Stored) => (setting: SettingName) => stored.get(setting)?.value

/** The owner's legal facts as they are typed, and saved setting by setting: a fault in one does not keep the others back. */
export function useLegalFacts() {
  const [stored, setStored] = useState<Stored>()
  const [draft, setDraft] = useState<Draft>({})
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [notice, setNotice] = useState<{ text: string; failed: boolean }>()
  const [saving, setSaving] = useState(false)

  useEffect(() => {
    load().then(
      (loaded) => {
        setStored(loaded)
        setDraft(draftOf(valuesOf(loaded)))
      },
      (error: unknown) => setNotice({ text: sentenceOf(error), failed: true }),
    )
  }, [])

  async function write(setting: SettingName, { version }: Setting): Promise<Setting> {
    const body = { value: settingOf(setting, draft) as never, version }
    return (await callApi(staffSettings.replace, { params: { uid: setting }, body })).payload
  }

  async function save(): Promise<void> {
    if (!stored || saving) return
    setSaving(true)
    const before = draftOf(valuesOf(stored))
    const found = new Map<string, string>()
    const written = new Map(stored)
    for (const [name, setting] of stored) {
      if (JSON.stringify(settingOf(name, draft)) === JSON.stringify(settingOf(name, before))) continue
      const result = await write(name, setting).catch((error: unknown) => faultsOf(name, error))
      if (Array.isArray(result)) for (const [key, message] of result) found.set(key, message)
      else written.set(name, result)
    }
    setStored(written)
    setFaults(found)
    setSaving(false)
    const changed = [...written].some(([name, setting]) => stored.get(name) !== setting)
    if (found.size > 0) setNotice({ text: texts.faults(found.size), failed: true })
    else setNotice({ text: changed ? texts.saved : texts.unchanged, failed: false })
  }

  return {
    ready: stored !== undefined,
    draft,
    faults,
    notice,
    saving,
    save,
    type: (key: string, text: string) => setDraft((all) => ({ ...all, [key]: text })),
  }
}
