import { Link } from 'react-router'
import type { Author } from '../../../contracts/articles/content-entities.ts'
import { t } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SectionTitle } from './section-title.tsx'

type Coach = Pick<Author, 'uid' | 'name' | 'role' | 'image'>

export function Coaches({ authors }: { authors: readonly Coach[] }) {
  if (authors.length === 0) return null
  return (
    <section className="page section">
      <SectionTitle
        title={t('home.coaches.title')}
        lead={t('home.coaches.lead')}
        action={
          <LinkButton to="/authors" kind="secondary" size="small">
            {t('home.coaches.all')}
          </LinkButton>
        }
      />
      <ul className="-mx-(--gutter) flex snap-x gap-5 overflow-x-auto px-(--gutter) pb-4 sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-y-10 sm:overflow-visible sm:px-0 lg:grid-cols-5">
        {authors.map(({ uid, name, role, image }) => (
          <li key={uid} className="group relative w-[62%] shrink-0 snap-center sm:w-auto">
            <div className="overflow-hidden rounded-card bg-rose-mid">
              {image && (
                <Picture
                  image={{ ...image, alt: '' }}
                  sizes="(min-width: 80rem) 15rem, (min-width: 37.5rem) 30vw, 45vw"
                  className="aspect-square w-full object-cover transition-transform duration-700 ease-soft group-hover:scale-[1.04]"
                />
              )}
            </div>
            <h3 className="display mt-4 text-title-xs">
              <Link
                to={`/authors/${uid}`}
                className="no-underline decoration-blush decoration-2 after:absolute after:inset-0 group-hover:underline"
              >
                {name}
              </Link>
            </h3>
            <p className="mt-1 text-sm text-pretty text-ink-soft">{role}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
