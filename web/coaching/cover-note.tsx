import { useEffect, useState } from 'react'
import { elideDe } from '../../contracts/text/french-names.ts'
import { dayOf } from '../../contracts/text/paris.ts'
import { t } from '../i18n/index.ts'
import { formatDate } from '../ui/date-text.tsx'
import type { DiscussionData } from './load-discussion.ts'

const minuteMilliseconds = 60_000

/** @param until last day of the cover, in Paris. @returns whether that day has passed since the page was loaded */
function useHasEnded(until: string | undefined): boolean {
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    setEnded(false)
    if (until === undefined) return
    const look = setInterval(() => setEnded(dayOf(new Date().toISOString()) > until), minuteMilliseconds)
    return () => clearInterval(look)
  }, [until])
  return ended
}

interface CoverNoteProps {
  discussion: Pick<DiscussionData, 'coach' | 'conversation'>
}

/** Tells the user, beside the message field, that another coach reads the messages for some days. */
export function CoverNote({ discussion: { coach, conversation } }: CoverNoteProps) {
  const { cover } = conversation.ticket
  const ended = useHasEnded(cover?.until)
  if (!cover || !coach || ended) return null
  const { name, until } = cover
  const day = formatDate(`${until}T12:00:00Z`)
  return (
    <p dir="auto" className="border-line border-b bg-rose-light px-4 py-2 text-sm wrap-anywhere sm:px-8">
      {t('coaching.discussion.cover', { name, ofCoach: elideDe(coach.name), day })}
    </p>
  )
}
