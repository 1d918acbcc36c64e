import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type CoachNotes, replaceStaffNotes } from '../../../contracts/coaching/staff-person.ts'
import { CallError, callApi } from '../../../relay/call.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { personWords as words } from './words.ts'

/** Pause in typing before notes are saved. */
const restMilliseconds = 1000

type NotesState = { kind: 'saved' | 'saving' | 'typing' } | { kind: 'failed'; why: string; outdated: boolean }

/** State that outlives the card while its ticket is open: the running save, and an unsaved text. */
export interface PendingNotes {
  save: Promise<void>
  unsaved: { text: string; version: number; state: NotesState } | null
}

/** Saves notes during typing. Notes that could not be saved are shown again when the card is reopened. */
export function useNotes(ticket: string, loaded: CoachNotes, pending: RefObject<PendingNotes>) {
  const start = pending.current.unsaved ?? { text: loaded.content, version: loaded.version, state: { kind: 'saved' } }
  const [text, setText] = useState(start.text)
  const [state, setState] = useState<NotesState>(start.state)
  const latest = useRef({ text: start.text, saved: loaded.content, version: start.version, busy: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useCallback(async () => {
    const now = latest.current
    now.busy = true
    try {
      while (now.text !== now.saved) {
        setState({ kind: 'saving' })
        const content = now.text
        const input = { params: { uid: ticket }, body: { content, version: now.version } }
        const { payload } = await callApi(replaceStaffNotes, input)
        Object.assign(now, { saved: content, version: payload.version })
      }
      pending.current.unsaved = null
      setState({ kind: 'saved' })
    } catch (error) {
      const outdated = error instanceof CallError && error.status === 409
      const why = failureSentence(error)
      const failed = { kind: 'failed', why: outdated ? words.notesOutdated : why, outdated } as const
      pending.current.unsaved = { text: now.text, version: now.version, state: failed }
      setState(failed)
    } finally {
      now.busy = false
    }
  }, [ticket, pending])

  const save = useCallback(() => {
    clearTimeout(timer.current)
    if (!latest.current.busy) pending.current.save = send()
  }, [send, pending])

  // Save the latest text when the card closes.
  useEffect(() => save, [save])

  function type(next: string): void {
    latest.current.text = next
    setText(next)
    setState({ kind: 'typing' })
    clearTimeout(timer.current)
    timer.current = setTimeout(save, restMilliseconds)
  }
  return { text, state, type, save }
}
