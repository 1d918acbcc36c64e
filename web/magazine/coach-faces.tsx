import type { Coach } from '../../contracts/coaching/coach-profiles.ts'
import { typeset } from '../i18n/typography.ts'
import { DecorativePicture } from '../ui/picture.tsx'
import { CardLink } from './card-link.tsx'

/** Number of coaches shown; a separate page lists all of them. */
const shown = 5

/** Portraits that lead to the coaches' pages: a row to swipe on a phone, else a grid. */
export function CoachFaces({ coaches }: { coaches: readonly Pick<Coach, 'uid' | 'name' | 'title' | 'portrait'>[] }) {
  return (
    <ul className="-mx-(--gutter) flex snap-x gap-5 overflow-x-auto px-(--gutter) pb-4 sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-y-10 sm:overflow-visible sm:px-0 lg:grid-cols-5">
      {coaches.slice(0, shown).map(({ uid, name, title, portrait }) => (
        <li key={uid} className="group relative w-[62%] tight:w-[80%] shrink-0 snap-center sm:w-auto">
          <div className="overflow-hidden rounded-card bg-rose-mid">
            <DecorativePicture
              image={portrait}
              sizes="(min-width: 80rem) 15rem, (min-width: 37.5rem) 30vw, 45vw"
              className="aspect-square w-full object-cover transition-transform duration-700 ease-soft group-hover:scale-[1.04]"
            />
          </div>
          <h3 className="display mt-4 text-title-xs wrap-anywhere">
            <CardLink to={`/coaches/${uid}`}>{typeset(name)}</CardLink>
          </h3>
          <p className="mt-1 text-sm text-pretty text-ink-soft wrap-anywhere">{typeset(title)}</p>
        </li>
      ))}
    </ul>
  )
}
