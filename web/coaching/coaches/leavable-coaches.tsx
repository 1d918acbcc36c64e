import { Link } from 'react-router'
import { t } from '../../i18n/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { CoachChoice } from './load-coach-choices.ts'

export interface CurrentCoach {
  uid: string
  name: string
  /** number of discussions with that coach */
  count: number
}

interface LeavableCoachesProps {
  coaches: readonly (CurrentCoach & { image?: CoachChoice['image'] | undefined })[]
}

/** Choice of the coach to leave, if the user has several. */
export const LeavableCoaches = ({ coaches }: LeavableCoachesProps) => (
  <>
    <p className="mt-5 text-lead">{t('coaching.change.which')}</p>
    <ul className="mt-8 grid gap-3 sm:grid-cols-2">
      {coaches.map(({ uid, name, image, count }) => (
        <li key={uid}>
          <Link
            to={`/coaching/change-coach?from=${uid}`}
            className="flex h-full items-center gap-4 rounded-card border-[1.5px] border-line bg-white p-4 hover:border-ink"
          >
            <Avatar name={name} image={image} />
            <span className="min-w-0">
              <span dir="auto" className="block font-semibold wrap-anywhere">
                {name}
              </span>
              <span className="block text-sm text-ink-soft">{t('coaching.change.discussions', { count })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </>
)
