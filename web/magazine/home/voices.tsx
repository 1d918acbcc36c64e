import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { SectionTitle } from './section-title.tsx'

export function Voices() {
  const voices = t('home.voices.items', { returnObjects: true })
  return (
    <section className="rounded-sheet bg-rose-light">
      <div className="page section">
        <SectionTitle title={t('home.voices.title')} />
        <div className="gap-x-10 sm:columns-2 lg:columns-3">
          {voices.map(({ name, age, theme, text }) => (
            <figure key={name} className="mb-10 break-inside-avoid border-t border-blush pt-6">
              <blockquote className="italic-display text-title-xs leading-[1.42]! text-pretty">
                <p>{typeset(`« ${text} »`)}</p>
              </blockquote>
              <figcaption className="mt-4 text-sm">
                <span className="font-semibold">{t('home.voices.age', { name, age })}</span>
                <span className="text-ink-soft"> · {theme}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
