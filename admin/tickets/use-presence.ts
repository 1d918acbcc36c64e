import { useEffect, useState } from 'react'
import { z } from 'zod'
import { presence } from '../../contracts/staff-tickets.ts'
import { notifyPresence } from './ticket-calls.ts'

const notifyMilliseconds = 20_000
/** What was not repeated counts no more. */
const countedMilliseconds = { reading: 30_000, writing: 10_000 }

const sign = presence.pick({ contact: true }).extend({ state: z.enum(['reading', 'writing', 'left']) })

export interface Other {
  uid: string
  name: string
  state: 'reading' | 'writing'
  /** of this window's clock */
  until: number
}

const without = (others: readonly Other[], uid: string) => others.filter((one) => one.uid !== uid)

/** The colleagues who have this conversation open. @param silent reading with a reason: her presence is not sent */
export function usePresence({ me, uid, silent }: { me: string; uid: string; silent: boolean }) {
  const [others, setOthers] = useState<readonly Other[]>([])

  function receive(data: unknown): void {
    const { data: received } = sign.safeParse(data)
    if (!received || received.contact.uid === me) return
    const { contact, state } = received
    setOthers((known) => {
      const rest = without(known, contact.uid)
      return state === 'left' ? rest : [...rest, { ...contact, state, until: Date.now() + countedMilliseconds[state] }]
    })
  }

  /** Her answer is here: what she was writing is not on its way any more. */
  const receiveAnswer = (uid: string): void =>
    setOthers((known) => {
      const writer = known.find((one) => one.uid === uid && one.state === 'writing')
      if (!writer) return known
      return [...without(known, uid), { ...writer, state: 'reading', until: Date.now() + countedMilliseconds.reading }]
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard goes into the state alone
  useEffect(() => {
    if (silent) return
    let left = false
    async function notify(): Promise<void> {
      if (document.hidden) return
      const here = await notifyPresence(uid, 'reading')
      if (!left) for (const one of here ?? []) receive(one)
    }
    void notify()
    const repeat = setInterval(notify, notifyMilliseconds)
    const forget = setInterval(
      () =>
        setOthers((known) =>
          known.some((one) => one.until < Date.now()) ? known.filter((one) => one.until >= Date.now()) : known,
        ),
      2000,
    )
    document.addEventListener('visibilitychange', notify)
    return () => {
      left = true
      clearInterval(repeat)
      clearInterval(forget)
      document.removeEventListener('visibilitychange', notify)
      void notifyPresence(uid, 'left')
    }
  }, [uid, silent, me])
  return { others, receive, receiveAnswer }
}
