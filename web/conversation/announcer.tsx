import { useEffect, useRef, useState } from 'react'
import type { Message } from '../../contracts/support.ts'
import { t } from '../i18n/index.ts'

/** Says what staff writes while she is here; what was there, or is loaded above, is not said. */
export function Announcer({ messages }: { messages: readonly Message[] }) {
  const latest = messages.findLast(({ staff }) => staff)
  const known = useRef(latest?.uid)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!latest || latest.uid === known.current) return
    known.current = latest.uid
    setSaid(t('conversation.incoming', { name: latest.contact.name, content: latest.content }))
  }, [latest])
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
