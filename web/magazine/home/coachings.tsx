import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Category } from '../../../contracts/articles/content-entities.ts'
import type { PublicHome } from '../../../contracts/site/home.ts'
import { ThemeDot } from '../../coaching/coaches/theme-dot.tsx'
import { typeset } from '../../i18n/typography.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { SectionTitle } from './section-title.tsx'

interface CoachingsProps extends Pick<PublicHome, 'themes' | 'headings'> {
  categories: readonly Category[]
}

const cardClass =
  'group grid grid-cols-[5.5rem_1fr] tight:grid-cols-1 items-center gap-5 py-3 no-underline sm:grid-cols-[10rem_1fr] sm:gap-8 lg:block lg:py-0'

function columnsOf(count: number): string {
  if (count < 4) return 'lg:grid-cols-3'
  return count === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-5'
}

/** Card of a theme. Links to the magazine's category with the theme's uid, if there is one. */
function Card({ category, children }: { category: Category | undefined; children: ReactNode }) {
  if (!category) return <div className={cardClass}>{children}</div>
  return (
    <Link to={`/categories/${category.uid}`} className={cardClass}>
      {children}
    </Link>
  )
}

export function Coachings({ themes, headings, categories }: CoachingsProps) {
  return (
    <section id="coachings" className="page section scroll-mt-4">
      <SectionTitle {...headings.themes} />
      <ul className={classes('grid lg:gap-6', columnsOf(themes.length))}>
        {themes.map(({ uid, name, text, colour }) => {
          const category = categories.find((one) => one.uid === uid)
          return (
            <li key={uid} className="border-b border-line last:border-0 lg:border-0 lg:even:mt-12">
              <Card category={category}>
                {category?.image ? (
                  <span className="block overflow-hidden rounded-full bg-rose-mid tight:w-22 sm:arch">
                    <Picture
                      image={{ ...category.image, alt: '' }}
                      sizes="(min-width: 80rem) 15rem, (min-width: 37.5rem) 10rem, 5.5rem"
                      className="aspect-square w-full sm:aspect-3/4 object-cover transition-transform duration-700 ease-soft group-hover:scale-[1.04]"
                    />
                  </span>
                ) : (
                  <span className="grid place-items-center">
                    <ThemeDot colour={colour} large />
                  </span>
                )}
                <span className="block lg:pt-5 lg:text-center">
                  <span
                    className={classes(
                      'display block text-title-sm wrap-anywhere decoration-blush decoration-2',
                      category && 'group-hover:underline',
                    )}
                  >
                    {typeset(name)}
                  </span>
                  <span className="mt-1.5 block text-sm text-pretty text-ink-soft wrap-anywhere sm:max-lg:text-base">
                    {typeset(text)}
                  </span>
                </span>
              </Card>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
