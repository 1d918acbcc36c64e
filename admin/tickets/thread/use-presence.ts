import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { presence } from '../../../contracts/support/staff-tickets.ts'
import {
  addPresenceSignal,
  dropExpiredSignals,
  endTyping,
  listPresentColleagues,
  type PresenceSignals,
} from '../list/others.ts'
import { notifyPresence } from '../ticket-calls.ts'

const notifyMilliseconds = 20_000
const forgottenEveryMilliseconds = 2000

const sign = presence.pick({ contact: true }).extend({ state: z.enum(['reading', 'writing', 'left']) })

/**
 * Colleagues who have this conversation open.
 * @param silent do not announce the user: they read with a reason
 */
export function usePresence({ me, uid, silent }: { me: string; uid: string; silent: boolean }) {
  const [known, setKnown] = useState<readonly PresenceSignals[]>([])

  const receive = useCallback(
    (data: unknown): void => {
      const { data: one } = sign.safeParse(data)
      if (!one || one.contact.uid === me) return
      setKnown((before) => addPresenceSignal(before, one, Date.now()))
    },
    [me],
  )
  const receiveAnswer = (writer: string): void => setKnown((before) => endTyping(before, writer, Date.now()))

  /** Announces the user's presence; the response lists that of colleagues. */
  const announce = useCallback(async (): Promise<void> => {
    if (silent || document.hidden) return
    for (const one of (await notifyPresence(uid, 'reading')) ?? []) receive(one)
  }, [uid, silent, receive])

  useEffect(() => {
    if (silent) return
    void announce()
    const repeat = setInterval(announce, notifyMilliseconds)
    document.addEventListener('visibilitychange', announce)
    return () => {
      clearInterval(repeat)
      document.removeEventListener('visibilitychange', announce)
      void notifyPresence(uid, 'left')
    }
  }, [uid, silent, announce])

  const someone = known.length > 0
  useEffect(() => {
    if (!someone) return
    const forget = setInterval(
      () => setKnown((before) => dropExpiredSignals(before, Date.now())),
      forgottenEveryMilliseconds,
    )
    return () => clearInterval(forget)
  }, [someone])
  return { others: listPresentColleagues(known), receive, receiveAnswer, announce }
}
