import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { changeSettings, type Setting, staffSettings } from '../../contracts/administration/staff-system.ts'
import { CallError, callApi } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { signInOnceEnded } from '../api/sign-in.ts'
import { useOneAtATime } from '../forms/use-one-at-a-time.ts'
import { formWords } from '../forms/words.ts'
import { type SettingsFields, type SettingsState, type StoredSettings, settingsDraft } from './settings-draft.ts'
import { siteWords as texts } from './words.ts'

interface SettingsForm<Name extends string, Draft> extends SettingsFields<Name, Draft> {
  /** saved as working copies, which visitors do not read until they are published */
  workingCopy?: true
}

async function load<Name extends string>(names: readonly Name[]): Promise<StoredSettings<Name>> {
  const { payload } = await callApi(staffSettings.list, { query: { filter: { uid: [...names] }, perPage: '100' } })
  return new Map(payload.map((setting) => [setting.uid as Name, setting]))
}

/** Form of several settings. They are saved together: if one is refused, none is saved. */
export function useSettingsForm<Name extends string, Draft>(fields: SettingsForm<Name, Draft>) {
  const { names, workingCopy } = fields
  const drafts = useMemo(() => settingsDraft(fields), [fields])
  const [form, setForm] = useState<SettingsState<Name, Draft>>()
  /** current form; newer than the last rendering if a save has ended or text was typed since */
  const latest = useRef(form)
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [notice, setNotice] = useState<{ text: string; failed: boolean }>()
  const [saving, setSaving] = useState(false)
  const oneAtATime = useOneAtATime<boolean>()

  const put = useCallback((next: SettingsState<Name, Draft>) => {
    latest.current = next
    setForm(next)
  }, [])

  useEffect(() => {
    load(names).then(
      (stored) => put({ stored, draft: drafts.saved(stored) }),
      (error: unknown) => setNotice({ text: failureSentence(error), failed: true }),
    )
  }, [names, drafts, put])

  /** Adopts the versions that a colleague saved meanwhile, so that the next save overwrites them. */
  async function takeFresh(now: SettingsState<Name, Draft>, overtaken: readonly Name[]): Promise<void> {
    const fresh = await load(overtaken)
    put({ ...(latest.current ?? now), stored: new Map([...now.stored, ...fresh]) })
    const sentence = (name: Name) => {
      const value = fresh.get(name)?.value
      return texts.meanwhile(typeof value === 'string' ? value : undefined)
    }
    setFaults(new Map(overtaken.map((name) => [name, sentence(name)])))
    setNotice({ text: texts.clash, failed: true })
  }

  async function refuse(now: SettingsState<Name, Draft>, error: unknown): Promise<void> {
    signInOnceEnded(error)
    const violations = error instanceof CallError ? error.violations : []
    const overtaken = names.filter((name) => violations.some(({ property }) => property === name))
    if (error instanceof CallError && error.status === 409 && overtaken.length > 0) return takeFresh(now, overtaken)
    setFaults(new Map(violations.map(({ property, message }) => [property, message])))
    setNotice({
      text: violations.length > 0 ? formWords.faults(violations.length) : failureSentence(error),
      failed: true,
    })
  }

  type Changes = typeof drafts.changed
  /** @returns true unless something was refused */
  async function send(changesIn: Changes, done: string, asDraft: { draft?: true }): Promise<boolean> {
    const now = latest.current
    if (!now) return false
    const changes = changesIn(now)
    setFaults(new Map())
    if (changes.length === 0) {
      setNotice({ text: formWords.unchanged, failed: false })
      return true
    }
    setSaving(true)
    try {
      const settings = changes.map(({ name, value, version }) => ({ uid: name, value: value as never, version }))
      const { payload } = await callApi(changeSettings, { body: { settings, ...asDraft } })
      put(drafts.accepted(latest.current ?? now, now.draft, payload as readonly Setting[]))
      setNotice({ text: done, failed: false })
      return true
    } catch (error) {
      await refuse(now, error).catch((failure: unknown) => setNotice({ text: failureSentence(failure), failed: true }))
      return false
    } finally {
      setSaving(false)
    }
  }

  /** A second press during the same action waits for it, then sends what was typed since. */
  const sendNext = (changesIn: Changes, done: string, asDraft: { draft?: true }) =>
    oneAtATime(
      done,
      () => send(changesIn, done, asDraft),
      (isStored) => !isStored || !latest.current || changesIn(latest.current).length === 0,
    )

  function type(next: Draft): void {
    const now = latest.current
    if (!now) return
    setFaults((all) => new Map([...all].filter(([path]) => drafts.isKept(path, now.draft, next))))
    put({ ...now, draft: next })
  }

  const dirty = form !== undefined && drafts.changed(form).length > 0
  return {
    ...{ draft: form?.draft, faults, saving, dirty },
    save: () => sendNext(drafts.changed, formWords.saved, workingCopy ? { draft: true } : {}),
    publish: () => sendNext(drafts.unpublished, texts.published, {}),
    saved: form && drafts.saved(form.stored),
    // Hide the notice of the last save once the user types again.
    notice: notice?.failed === false && dirty ? undefined : notice,
    setDraft: type,
    /** the working copy differs from what visitors see */
    ahead: form !== undefined && drafts.ahead(form.stored),
    typePublic: () => form && type(drafts.published(form.stored)),
    /** changes with every save */
    stamp: [...(form?.stored.values() ?? [])].map(({ version }) => version).join(),
    live: form && new Map<string, unknown>([...form.stored].map(([name, { value }]) => [name, value])),
    /** Puts a former value into the form. */
    take: (former: string, value: unknown) => form && type(drafts.withFormer(form.draft, former, value)),
  }
}
