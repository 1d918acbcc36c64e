import { useEffect, useRef, useState } from 'react'
import type { Message } from '../../contracts/support.ts'
import { t } from '../i18n/index.ts'

/** Its words, and the articles that come with it. */
const spokenOf = ({ content, articles = [] }: Message): string =>
  [
    content,
    ...articles.flatMap(({ article }) => (article ? t('coaching.article.named', { title: article.title }) : [])),
  ]
    .filter(Boolean)
    .join(' ')

/** Says what staff writes while she is here; what was there, or is loaded above, is not said, and what is taken back is said no longer. */
export function Announcer({ messages }: { messages: readonly Message[] }) {
  const latest = messages.findLast(({ staff }) => staff)
  const known = useRef(latest)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const before = known.current
    if (latest?.uid === before?.uid) return
    known.current = latest
    const isNew = latest !== undefined && (before === undefined || latest.date > before.date)
    setSaid(isNew ? t('conversation.incoming', { name: latest.contact.name, content: spokenOf(latest) }) : '')
  }, [latest])
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
