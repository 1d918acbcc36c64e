import { answeredTimeText, answerTime } from '../../../contracts/text/answer-time.ts'
import { t } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button.tsx'

/** A subscriber's most pressing discussion: its coach and its times, never its content. */
export interface Today {
  discussion: string
  coach: string | null
  answered: string | null
  answerBy: string | null
  /** IANA zone for the displayed times */
  timeZone: string
}

function sentence({ coach, answered, answerBy, timeZone }: Today, now: string): string {
  const name = coach ?? t('home.today.a_coach')
  if (answered) return t('home.today.answered', { coach: name, when: answeredTimeText(answered, now, timeZone) })
  const time = answerTime(answerBy, now, timeZone)
  return time ? t('home.today.answers', { coach: name, time }) : t('home.today.answers_soon', { coach: name })
}

/** A part of a shared page, which has no router: links are plain. */
export function OwnToday({ today, now }: { today: Today | null; now: string }) {
  const { address, action } = today
    ? {
        address: `/coaching/${today.discussion}`,
        action: t(today.answered ? 'home.today.read' : 'home.today.open'),
      }
    : { address: '/coaching/new-discussion', action: t('home.today.write') }
  return (
    <>
      <p className="italic-display text-lead">{today ? sentence(today, now) : t('home.today.nothing')}</p>
      <a href={address} className={buttonClass('primary', 'small')}>
        {action}
      </a>
    </>
  )
}
