import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError, hasViolationOf } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { signInOnceEnded } from '../api/sign-in.ts'
import { changesOf, rebase, type Values } from '../forms/record-draft.ts'
import { useOneAtATime } from '../forms/use-one-at-a-time.ts'
import type { Notice } from '../forms/use-record-form.ts'
import { formWords } from '../forms/words.ts'

interface WorkingCopyCalls<Copy, Words> {
  /** the fields that the user edits */
  wordsOf(copy: Copy): Words
  read(): Promise<Copy>
  write(words: Words, stored: Copy): Promise<Copy>
  /** notice after a save */
  savedWords: string
}

/** Messages by the path of their field: `questions.2.answer`. */
const faultsOf = (error: unknown): ReadonlyMap<string, string> =>
  new Map(error instanceof CallError ? error.violations.map(({ property, message }) => [property, message]) : [])

/** A working copy on the server, and the user's draft of it. @param calls the same object at every rendering */
export function useWorkingCopy<Copy, Words extends Values>(calls: WorkingCopyCalls<Copy, Words>) {
  const [form, setForm] = useState<{ copy: Copy; draft: Words }>()
  /** current form; newer than the last rendering if a call has ended or text was typed since */
  const latest = useRef(form)
  const [notice, setNotice] = useState<Notice>()
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [saving, setSaving] = useState(false)
  const oneAtATime = useOneAtATime<Copy | undefined>()

  const put = useCallback((next: typeof form) => {
    latest.current = next
    setForm(next)
  }, [])

  /** Merges the draft with what a colleague saved meanwhile; a part that both changed keeps the user's text. */
  const adoptFresh = useCallback(
    async (now: NonNullable<typeof form>): Promise<void> => {
      const copy = await calls.read()
      const words = calls.wordsOf(copy)
      const rebased = rebase(calls.wordsOf(now.copy), latest.current?.draft ?? now.draft, words, Object.keys(words))
      put({ copy, draft: rebased.draft as Words })
      setFaults(new Map())
      setNotice({ text: rebased.clashes.length > 0 ? formWords.keptMine : formWords.outdated, failed: true })
    },
    [calls, put],
  )

  const refuse = useCallback((error: unknown): void => {
    signInOnceEnded(error)
    setNotice({ text: failureSentence(error), failed: true })
    setFaults(faultsOf(error))
  }, [])

  /** Runs a call and shows the copy that it returns, with text typed since. @returns undefined after a failure, which is shown */
  const attempt = useCallback(
    async (act: () => Promise<Copy>, done?: string): Promise<Copy | undefined> => {
      const now = latest.current
      const sent = now?.draft
      setSaving(true)
      try {
        const copy = await act()
        const words = calls.wordsOf(copy)
        const typed = sent && latest.current?.draft
        put({ copy, draft: typed ? (rebase(sent, typed, words, Object.keys(words)).draft as Words) : words })
        setFaults(new Map())
        setNotice(done === undefined ? undefined : { text: done, failed: false })
        return copy
      } catch (error) {
        if (now && hasViolationOf(error, 'version')) await adoptFresh(now).catch(refuse)
        else refuse(error)
        return undefined
      } finally {
        setSaving(false)
      }
    },
    [calls, put, adoptFresh, refuse],
  )

  useEffect(() => {
    put(undefined)
    void attempt(calls.read)
  }, [attempt, calls, put])

  const differs = (now: typeof form): boolean => {
    const words = now && calls.wordsOf(now.copy)
    return words !== undefined && Object.keys(changesOf(words, now?.draft ?? words, Object.keys(words))).length > 0
  }
  const isDone = (copy: Copy | undefined) => !copy || !differs(latest.current)

  const save = () =>
    oneAtATime(
      'save',
      async () => {
        const now = latest.current
        return now && attempt(() => calls.write(now.draft, now.copy), calls.savedWords)
      },
      isDone,
    )
  const saved = async (): Promise<Copy | undefined> => (differs(latest.current) ? save() : latest.current?.copy)

  /** Acts on the stored copy. @param done notice after success */
  const act = (done: string, call: (copy: Copy) => Promise<Copy>) =>
    oneAtATime(
      done,
      async () => {
        const now = latest.current
        return now && attempt(() => call(now.copy), done)
      },
      () => true,
    )

  const dirty = differs(form)
  return {
    /** Discards the draft and shows the stored copy. */
    reload: () =>
      oneAtATime(
        'reload',
        () => attempt(calls.read),
        () => true,
      ),
    ...{ copy: form?.copy, draft: form?.draft, faults, saving, dirty, save, saved, act },
    // Hide the notice of a save if the user typed more text meanwhile.
    notice: notice?.failed === false && dirty ? undefined : notice,
    async actOnSaved(done: string, call: (copy: Copy) => Promise<Copy>): Promise<void> {
      if (await saved()) await act(done, call)
    },
    change(part: Partial<Words>): void {
      const now = latest.current
      if (now) put({ ...now, draft: { ...now.draft, ...part } })
      setNotice(undefined)
      setFaults((known) => new Map([...known].filter(([path]) => !Object.hasOwn(part, path.split('.')[0] ?? ''))))
    },
  }
}
