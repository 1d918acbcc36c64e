import { useRef, useState } from 'react'
import { type FoundStaffMessage, searchStaffMessages } from '../../contracts/staff-ticket-list.ts'
import type { StaffMessage } from '../../contracts/staff-tickets.ts'
import { callApi } from '../api/call.ts'
import { words } from '../words.ts'
import { readThread } from './ticket-calls.ts'

const pageLength = 50

/** What of the messages on the screen was looked for. */
export interface FoundHere {
  q: string
  uids: ReadonlySet<string>
  /** uid of the one that is shown */
  current: string | undefined
}

interface Results {
  q: string
  found: readonly FoundStaffMessage[]
  /** cursor of further ones */
  more: string | null
  /** which of them is shown */
  at: number
}

interface UseSearchInput {
  uid: string
  reason: string | undefined
  /** what is on the screen anyway */
  messages: readonly StaffMessage[]
}

const none: Results = { q: '', found: [], more: null, at: 0 }

/** Looks for words in one conversation; what is not on the screen is shown as a passage of its own. */
export function useSearch({ uid, reason, messages }: UseSearchInput) {
  const [isOpen, setOpen] = useState(false)
  const [results, setResults] = useState<Results>(none)
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const [passage, setPassage] = useState<readonly StaffMessage[] | null>(null)
  const asked = useRef(0)

  async function show(next: Results): Promise<void> {
    const message = next.found[next.at]
    const here = (list: readonly StaffMessage[] | null) => list?.some((one) => one.uid === message?.uid) === true
    if (!message || here(messages)) setPassage(null)
    else if (!here(passage)) setPassage((await readThread(uid, { reason, cursor: message.cursor })).ticket.messages)
    setResults(next)
  }

  /** The last thing that was asked for counts. */
  async function attempt(work: () => Promise<Results>): Promise<void> {
    asked.current += 1
    const turn = asked.current
    setState('busy')
    setProblem(null)
    try {
      const next = await work()
      if (turn === asked.current) await show(next)
    } catch (error) {
      if (turn === asked.current) setProblem(error instanceof Error ? error.message : words.failure.refused)
    } finally {
      if (turn === asked.current) setState('done')
    }
  }

  async function find(q: string, cursor?: string) {
    const query = { q, length: String(pageLength), ...(cursor ? { cursor } : {}), ...(reason ? { reason } : {}) }
    const { payload, page } = await callApi(searchStaffMessages, { params: { uid }, query })
    return { payload, more: page.hasNextPage ? page.endCursor : null }
  }

  const current = results.found[results.at]
  return {
    isOpen,
    open: () => setOpen(true),
    results,
    state,
    problem,
    passage,
    found: { q: results.q, uids: new Set(results.found.map((one) => one.uid)), current: current?.uid } as FoundHere,
    mayGoOlder: results.at + 1 < results.found.length || results.more !== null,
    mayGoNewer: results.at > 0,
    search(text: string): void {
      const q = text.trim()
      if (q === '') return
      void attempt(async () => {
        const { payload, more } = await find(q)
        return { q, found: payload, more, at: 0 }
      })
    },
    older(): void {
      const { q, found, more, at } = results
      if (at + 1 < found.length) return void attempt(async () => ({ ...results, at: at + 1 }))
      if (more === null) return
      void attempt(async () => {
        const next = await find(q, more)
        return { q, found: [...found, ...next.payload], more: next.more, at: next.payload.length > 0 ? at + 1 : at }
      })
    },
    newer(): void {
      if (results.at > 0) void attempt(async () => ({ ...results, at: results.at - 1 }))
    },
    toLatest: () => setPassage(null),
    close(): void {
      asked.current += 1
      setOpen(false)
      setResults(none)
      setState('idle')
      setProblem(null)
      setPassage(null)
    },
  }
}

export type ThreadSearch = ReturnType<typeof useSearch>
