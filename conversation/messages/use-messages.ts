import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import type { Message } from '../../contracts/support/support.ts'
import {
  type Conversation,
  type ConversationChange,
  changeConversation,
  type NewestPage,
  openConversation,
  type Side,
} from '../conversation.ts'
import type { Failure } from '../failure.ts'
import { failureOf, type Transport } from '../transport.ts'

export interface LoadedPage<M extends Message = Message> extends NewestPage<M> {
  unread: number
  /** true: an older page, before a cursor; its events are not followed */
  archive?: boolean
}

interface UseMessagesInput<M extends Message> {
  uid: string
  side: Side
  loaded: LoadedPage<M>
  transport: Pick<Transport<M>, 'read' | 'look'>
  /** true: use `look`, since a `read` would leave a trace */
  silent: boolean
}

export interface Messages<M extends Message> {
  conversation: Conversation<M>
  change: Dispatch<ConversationChange<M>>
  /** the server answered a call with 401 */
  refused: boolean
  /** called when the session works again */
  onAdmitted(): void
  onFailure(failure: Failure): void
  /** @returns whether the work succeeded; a failure is harmless, or is shown where the user acted */
  attempt(work: () => Promise<unknown>): Promise<boolean>
  /** reads the newest messages: a refused stream gives no reason, a failed read does */
  lookAgain(): Promise<void>
}

/** Messages as loaded, updated when the page reloads; and the state of failed calls. */
export function useMessages<M extends Message>(input: UseMessagesInput<M>): Messages<M> {
  const { uid, side, loaded, transport, silent } = input
  const [conversation, change] = useReducer(changeConversation<M>, loaded, (page) => openConversation(page, side))
  const [refused, setRefused] = useState(false)
  const last = useRef(loaded)
  const looking = useRef(false)
  useEffect(() => {
    if (last.current === loaded) return
    last.current = loaded
    change({ type: loaded.archive ? 'opened' : 'newest', page: loaded })
  }, [loaded])

  function onFailure({ outcome }: Failure): void {
    if (outcome === 'gone') change({ type: 'gone' })
    if (outcome === 'signedOut') setRefused(true)
  }
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      onFailure(failureOf(error))
      return false
    }
  }
  async function lookAgain(): Promise<void> {
    if (looking.current) return
    looking.current = true
    await attempt(async () => {
      if (silent) return transport.look?.()
      const page = await transport.read()
      if (page.uid === uid) change({ type: 'newest', page })
    })
    looking.current = false
  }
  return { conversation, change, refused, onAdmitted: () => setRefused(false), onFailure, attempt, lookAgain }
}
