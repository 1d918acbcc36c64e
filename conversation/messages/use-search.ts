import { useRef, useState } from 'react'
import type { Message } from '../../contracts/support/support.ts'
import type { SearchTransport } from '../transport.ts'

/** Matches of a search, to highlight on the screen. */
export interface SearchMatches {
  q: string
  uids: ReadonlySet<string>
  /** uid of the shown match */
  current: string | undefined
}

interface Results<F> {
  q: string
  found: readonly F[]
  /** cursor of further matches */
  more: string | null
  /** index of the shown match */
  at: number
}

const none: Results<never> = { q: '', found: [], more: null, at: 0 }

/**
 * Searches one conversation. A match that is not on the screen is shown in a separate passage.
 * @param messages those on the screen without a search
 */
export function useSearch<M extends Message, F extends M & { cursor: string }>(
  transport: SearchTransport<M, F>,
  messages: readonly M[],
) {
  const [isOpen, setOpen] = useState(false)
  const [results, setResults] = useState<Results<F>>(none)
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const [passage, setPassage] = useState<readonly M[] | null>(null)
  const asked = useRef(0)

  async function show(next: Results<F>): Promise<void> {
    const message = next.found[next.at]
    const here = (list: readonly M[] | null) => list?.some((one) => one.uid === message?.uid) === true
    if (!message || here(messages)) setPassage(null)
    else if (!here(passage)) setPassage((await transport.read(message.cursor)).ticket.messages)
    setResults(next)
  }

  /** Ignores all results but those of the last request. */
  async function attempt(work: () => Promise<Results<F>>): Promise<void> {
    asked.current += 1
    const turn = asked.current
    setState('busy')
    setProblem(null)
    try {
      const next = await work()
      if (turn === asked.current) await show(next)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (turn === asked.current) setProblem(error.message)
    } finally {
      if (turn === asked.current) setState('done')
    }
  }

  const current = results.found[results.at]
  return {
    isOpen,
    open: () => setOpen(true),
    results,
    state,
    problem,
    passage,
    found: { q: results.q, uids: new Set(results.found.map((one) => one.uid)), current: current?.uid } as SearchMatches,
    mayGoOlder: results.at + 1 < results.found.length || results.more !== null,
    mayGoNewer: results.at > 0,
    search(text: string): void {
      const q = text.trim()
      if (q === '') return
      void attempt(async () => {
        const { found, more } = await transport.search(q)
        return { q, found, more, at: 0 }
      })
    },
    older(): void {
      const { q, found, more, at } = results
      if (at + 1 < found.length) return void attempt(async () => ({ ...results, at: at + 1 }))
      if (more === null) return
      void attempt(async () => {
        const next = await transport.search(q, more)
        return { q, found: [...found, ...next.found], more: next.more, at: next.found.length > 0 ? at + 1 : at }
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

export type ConversationSearch<M extends Message, F extends M & { cursor: string }> = ReturnType<typeof useSearch<M, F>>
