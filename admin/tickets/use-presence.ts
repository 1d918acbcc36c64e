import { useEffect, useState } from 'react'
import { z } from 'zod'
import { presence } from '../../contracts/staff-tickets.ts'
import { tellPresence } from './ticket-calls.ts'

const toldMilliseconds = 20_000
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

/** Who else of the team is at this conversation. @param silent she reads by leave: nobody is told */
export function usePresence({ me, uid, silent }: { me: string; uid: string; silent: boolean }) {
  const [others, setOthers] = useState<readonly Other[]>([])

  function hear(data: unknown): void {
    const { data: heard } = sign.safeParse(data)
    if (!heard || heard.contact.uid === me) return
    const { contact, state } = heard
    setOthers((known) => {
      const rest = without(known, contact.uid)
      return state === 'left' ? rest : [...rest, { ...contact, state, until: Date.now() + countedMilliseconds[state] }]
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard goes into the state alone
  useEffect(() => {
    if (silent) return
    let left = false
    async function tell(): Promise<void> {
      if (document.hidden) return
      const here = await tellPresence(uid, 'reading')
      if (!left) for (const one of here ?? []) hear(one)
    }
    void tell()
    const repeat = setInterval(tell, toldMilliseconds)
    const forget = setInterval(
      () =>
        setOthers((known) =>
          known.some((one) => one.until < Date.now()) ? known.filter((one) => one.until >= Date.now()) : known,
        ),
      2000,
    )
    document.addEventListener('visibilitychange', tell)
    return () => {
      left = true
      clearInterval(repeat)
      clearInterval(forget)
      document.removeEventListener('visibilitychange', tell)
      void tellPresence(uid, 'left')
    }
  }, [uid, silent, me])
  return { others, hear }
}
