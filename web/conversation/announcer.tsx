import { useEffect, useRef, useState } from 'react'
import type { Message } from '../../contracts/support/support.ts'
import { t } from '../i18n/index.ts'

const spokenOf = ({ content, articles = [] }: Message): string =>
  [
    content,
    ...articles.flatMap(({ article }) => (article ? t('coaching.article.named', { title: article.title }) : [])),
  ]
    .filter(Boolean)
    .join(' ')

/** Announces new staff messages only, and removes withdrawn ones. */
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
