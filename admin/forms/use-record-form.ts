import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messages } from '../../contracts/messages.ts'
import { CallError, callFailures, isAbout } from '../../relay/call.ts'
import { changeRecord, createRecord, type Row, readRecord } from './record-calls.ts'
import { changesOf, rebase, type Values } from './record-draft.ts'
import { formWords } from './words.ts'

export interface Notice {
  text: string
  failed: boolean
}

interface FormOptions {
  resource: string
  /** the fields that the user may write */
  fields: readonly string[]
  /** record as loaded; undefined: a new one */
  record: Row | undefined
  /** initial values of a new record */
  empty: Values
  /** sent with every save */
  besides?: object | undefined
  /** replaces the resource's own call */
  create?: ((body: Values, idempotencyKey: string) => Promise<Row>) | undefined
  onSaved?(row: Row): void
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof CallError)) return callFailures.refused
  return error.status === 404 ? formWords.gone : error.message
}

/** By field: `tags[0]` is about `tags`. */
const faultsOf = (error: unknown): Map<string, string> =>
  new Map(
    error instanceof CallError
      ? error.violations.map(({ property, message }) => [property.split(/[.[]/)[0] ?? property, message])
      : [],
  )

/** Messages of the API that do not say that the field is empty. */
const vague: ReadonlySet<string> = new Set([messages.invalid, messages.uuid, messages.date])
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** A key for each body: sending one twice makes one record, a corrected body is another. */
function useKey(): (body: object) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() }
    return last.current.key
  }
}

/** Form of one record: sends each change once, and never overwrites a colleague's change. */
export function useRecordForm({ resource, fields, record, empty, besides, create, onSaved }: FormOptions) {
  const client = useQueryClient()
  const [base, setBase] = useState<Values>(record ?? empty)
  const [draft, setDraft] = useState<Values>(base)
  /** the draft with what was typed since it was last rendered, as while a save is under way */
  const latest = useRef(draft)
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [clashes, setClashes] = useState<readonly string[]>([])
  const [notice, setNotice] = useState<Notice>()
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)
  const keyOf = useKey()
  const changes = changesOf(base, draft, fields)
  /** an address that was typed and emptied is none */
  const created = changesOf({ uid: '' }, { uid: '', ...draft }, fields)
  const dirty = Object.keys(changes).length > 0
  const isNew = base === empty

  function change(next: Values): void {
    latest.current = next
    setDraft(next)
  }

  async function adoptFresh(): Promise<void> {
    const fresh = await readRecord(resource, (base as Row).uid)
    const rebased = rebase(base, latest.current, fresh, fields)
    setBase(fresh)
    change(rebased.draft)
    setClashes(rebased.clashes)
    setNotice({ text: rebased.clashes.length > 0 ? formWords.clash : formWords.outdated, failed: true })
  }

  function refuse(error: unknown): void {
    const about = [...faultsOf(error)]
      .filter(([name]) => fields.includes(name))
      .map(
        ([name, message]) => [name, isEmpty(draft[name]) && vague.has(message) ? messages.required : message] as const,
      )
    setFaults(new Map(about))
    setNotice({ text: about.length > 0 ? formWords.faults(about.length) : sentenceOf(error), failed: true })
  }

  /** Keeps what the editor typed while the row was on its way: the next save sends it. */
  function accept(row: Row): void {
    const { draft: kept } = rebase(draft, latest.current, row, fields)
    setBase(row)
    change(kept)
    setClashes([])
    setNotice({ text: formWords.saved, failed: false })
    void client.invalidateQueries({ queryKey: [resource] })
    if (Object.keys(changesOf(row, kept, fields)).length === 0) onSaved?.(row)
  }

  const sendNew = create ?? ((body: object, key: string) => createRecord(resource, body, key))

  async function send(): Promise<Row | undefined> {
    try {
      const row = isNew
        ? await sendNew({ ...created, ...besides }, keyOf(created))
        : await changeRecord(resource, base as Row, { ...changes, ...besides })
      accept(row)
      return row
    } catch (error) {
      if (!isNew && isAbout(error, 'version')) await adoptFresh().catch(refuse)
      else refuse(error)
      return undefined
    }
  }

  /** @returns the record as saved; undefined if it was not */
  async function save(): Promise<Row | undefined> {
    if (busy.current) return undefined
    if (!isNew && !dirty) {
      setNotice({ text: formWords.unchanged, failed: false })
      return undefined
    }
    busy.current = true
    setSaving(true)
    setFaults(new Map())
    setNotice(undefined)
    const row = await send()
    busy.current = false
    setSaving(false)
    return row
  }

  return {
    base,
    draft,
    dirty,
    faults,
    clashes,
    notice,
    saving,
    save,
    set(name: string, value: unknown): void {
      change({ ...latest.current, [name]: value })
      setFaults((all) => new Map([...all].filter(([key]) => key !== name)))
    },
    /** @param theirs keep the colleague's text instead of the user's */
    settle(name: string, theirs: boolean): void {
      if (theirs) change({ ...latest.current, [name]: base[name] })
      setClashes((all) => all.filter((one) => one !== name))
    },
  }
}

export type RecordForm = ReturnType<typeof useRecordForm>
