import { useCallback, useEffect, useRef, useState } from 'react'
import { type CoachNotes, replaceStaffNotes } from '../../../contracts/staff-person.ts'
import { CallError, callApi, callFailures } from '../../../relay/call.ts'
import { personWords as words } from './words.ts'

/** She has stopped typing for so long. */
const restMilliseconds = 1000

type State = { kind: 'saved' | 'saving' | 'typing' } | { kind: 'failed'; why: string; outdated: boolean }

/** Notes that are saved while she types; what could not be saved stays in the field. */
export function useNotes(ticket: string, loaded: CoachNotes) {
  const [text, setText] = useState(loaded.content)
  const [state, setState] = useState<State>({ kind: 'saved' })
  const latest = useRef({ text: loaded.content, saved: loaded.content, version: loaded.version, busy: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    const now = latest.current
    if (now.busy) return
    now.busy = true
    try {
      while (now.text !== now.saved) {
        setState({ kind: 'saving' })
        const content = now.text
        const input = { params: { uid: ticket }, body: { content, version: now.version } }
        const { payload } = await callApi(replaceStaffNotes, input)
        Object.assign(now, { saved: content, version: payload.version })
      }
      setState({ kind: 'saved' })
    } catch (error) {
      const outdated = error instanceof CallError && error.status === 409
      const why = error instanceof CallError ? error.message : callFailures.refused
      setState({ kind: 'failed', why: outdated ? words.notesOutdated : why, outdated })
    } finally {
      now.busy = false
    }
  }, [ticket])

  // What was typed last is saved when the card is closed.
  useEffect(() => () => void save(), [save])

  function type(next: string): void {
    latest.current.text = next
    setText(next)
    setState({ kind: 'typing' })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), restMilliseconds)
  }
  return { text, state, type, save }
}
