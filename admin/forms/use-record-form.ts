import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messages } from '../../contracts/messages.ts'
import type { ResourceCalls } from '../../contracts/staff.ts'
import { CallError, callFailures, hasViolationOf } from '../../relay/call.ts'
import { signInOnceEnded } from '../api/sign-in.ts'
import { changeRecord, createRecord, type Row, readRecord } from '../records/record-calls.ts'
import { changesOf, rebase, type Values } from './record-draft.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'
import { formWords } from './words.ts'

export interface Notice {
  text: string
  failed: boolean
}

interface FormOptions {
  calls: ResourceCalls
  /** the fields that the user may write */
  fields: readonly string[]
  /** record as loaded; undefined: a new one */
  record: Row | undefined
  /** initial values of a new record */
  empty: Values
  /** further fields, sent with every save */
  besides?: object | undefined
  /** replaces the resource's own call */
  create?: ((body: Values, idempotencyKey: string) => Promise<Row>) | undefined
  onSaved?(row: Row): void
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof CallError)) return callFailures.refused
  return error.status === 404 ? formWords.gone : error.message
}

/** Messages by field: a violation at `tags[0]` belongs to `tags`. */
const faultsOf = (error: unknown): Map<string, string> =>
  new Map(
    error instanceof CallError
      ? error.violations.map(({ property, message }) => [property.split(/[.[]/)[0] ?? property, message])
      : [],
  )

/** Vague messages of the API: beside an empty field, « required » replaces them. */
const vague: ReadonlySet<string> = new Set([messages.invalid, messages.uuid, messages.date])
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** One idempotency key for each body: a retry creates no second record; a corrected body gets its own key. */
function useKey(): (body: object) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() }
    return last.current.key
  }
}

/** Form of one record: sends each change once, and never overwrites a colleague's change. */
export function useRecordForm({ calls, fields, record, empty, besides, create, onSaved }: FormOptions) {
  const client = useQueryClient()
  const [base, setBase] = useState<Values>(record ?? empty)
  const [draft, setDraft] = useState<Values>(base)
  /** current values; newer than the last rendering if a save has ended or text was typed since */
  const latest = useRef({ base, draft })
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [clashes, setClashes] = useState<readonly string[]>([])
  const [notice, setNotice] = useState<Notice>()
  const [saving, setSaving] = useState(false)
  const oneAtATime = useOneAtATime<Row | undefined>()
  const keyOf = useKey()
  const differs = (one: Values, other: Values) => Object.keys(changesOf(one, other, fields)).length > 0

  function change(next: Values, nextBase = latest.current.base): void {
    latest.current = { base: nextBase, draft: next }
    setBase(nextBase)
    setDraft(next)
  }

  async function adoptFresh(old: Row): Promise<void> {
    const fresh = await readRecord(calls, old.uid)
    const rebased = rebase(old, latest.current.draft, fresh, fields)
    change(rebased.draft, fresh)
    setClashes(rebased.clashes)
    setNotice({ text: rebased.clashes.length > 0 ? formWords.clash : formWords.outdated, failed: true })
  }

  function refuse(error: unknown): void {
    signInOnceEnded(error)
    const about = [...faultsOf(error)]
      .filter(([name]) => fields.includes(name))
      .map(
        ([name, message]) => [name, isEmpty(draft[name]) && vague.has(message) ? messages.required : message] as const,
      )
    setFaults(new Map(about))
    setNotice({ text: about.length > 0 ? formWords.faults(about.length) : sentenceOf(error), failed: true })
  }

  /** Adopts the saved row, but keeps text that the user typed meanwhile: the next save sends it. */
  function accept(row: Row, sent: Values): void {
    const { draft: kept } = rebase(sent, latest.current.draft, row, fields)
    change(kept, row)
    setClashes([])
    setNotice({ text: formWords.saved, failed: false })
    void client.invalidateQueries({ queryKey: [calls.path] })
    if (!differs(row, kept)) onSaved?.(row)
  }

  const sendNew = create ?? ((body: object, key: string) => createRecord(calls, body, key))

  async function send({ base: old, draft: sent }: typeof latest.current): Promise<Row | undefined> {
    setSaving(true)
    setFaults(new Map())
    setNotice(undefined)
    // A `uid` that was typed and then cleared counts as not given.
    const created = changesOf({ uid: '' }, { uid: '', ...sent }, fields)
    try {
      const row =
        old === empty
          ? await sendNew({ ...created, ...besides }, keyOf(created))
          : await changeRecord(calls, old as Row, { ...changesOf(old, sent, fields), ...besides })
      accept(row, sent)
      return row
    } catch (error) {
      if (old !== empty && hasViolationOf(error, 'version')) await adoptFresh(old as Row).catch(refuse)
      else refuse(error)
      return undefined
    }
  }

  const isAllSaved = () => !differs(latest.current.base, latest.current.draft)
  /** Saves, unless a running save already sends everything. @returns the saved record; undefined if it was not saved */
  const save = () =>
    oneAtATime(
      'save',
      async () => {
        if (latest.current.base !== empty && isAllSaved()) {
          setNotice({ text: formWords.unchanged, failed: false })
          return undefined
        }
        return send(latest.current).finally(() => setSaving(false))
      },
      (row) => !row || isAllSaved(),
    )

  return {
    base,
    draft,
    dirty: differs(base, draft),
    faults,
    clashes,
    notice,
    saving,
    save,
    set(name: string, value: unknown): void {
      change({ ...latest.current.draft, [name]: value })
      setFaults((all) => new Map([...all].filter(([key]) => key !== name)))
    },
    /** @param theirs keep the colleague's text instead of the user's */
    settle(name: string, theirs: boolean): void {
      if (theirs) change({ ...latest.current.draft, [name]: base[name] })
      setClashes((all) => all.filter((one) => one !== name))
    },
  }
}

export type RecordForm = ReturnType<typeof useRecordForm>
