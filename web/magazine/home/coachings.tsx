import { Link } from 'react-router'
import type { Category } from '../../../contracts/articles/content-entities.ts'
import { t, textList } from '../../i18n/index.ts'
import { Picture } from '../../ui/picture.tsx'
import { SectionTitle } from './section-title.tsx'

/** Five cards, side by side when they fit, stacked otherwise. */
export function Coachings({ categories }: { categories: readonly Category[] }) {
  const items = textList('home.coachings.items')
  const imageOf = (uid: string) => categories.find((category) => category.uid === uid)?.image ?? null
  return (
    <section id="coachings" className="page section scroll-mt-4">
      <SectionTitle title={t('home.coachings.title')} lead={t('home.coachings.lead')} />
      <ul className="grid lg:grid-cols-5 lg:gap-6">
        {items.map(({ uid, name, text }) => {
          const image = imageOf(uid)
          return (
            <li key={uid} className="border-b border-line last:border-0 lg:border-0 lg:even:mt-12">
              <Link
                to={`/categories/${uid}`}
                className="group grid grid-cols-[5.5rem_1fr] items-center gap-5 py-3 no-underline sm:grid-cols-[10rem_1fr] sm:gap-8 lg:block lg:py-0"
              >
                <span className="block overflow-hidden rounded-full bg-rose-mid sm:arch">
                  {image && (
                    <Picture
                      image={{ ...image, alt: '' }}
                      sizes="(min-width: 80rem) 15rem, (min-width: 37.5rem) 10rem, 5.5rem"
                      className="aspect-square w-full sm:aspect-3/4 object-cover transition-transform duration-700 ease-soft group-hover:scale-[1.04]"
                    />
                  )}
                </span>
                <span className="block lg:pt-5 lg:text-center">
                  <span className="display block text-title-sm decoration-blush decoration-2 group-hover:underline">
                    {name}
                  </span>
                  <span className="mt-1.5 block text-sm text-pretty text-ink-soft sm:max-lg:text-base">{text}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
