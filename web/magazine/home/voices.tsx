import { ChevronDown } from 'lucide-react'
import type { ExampleVoice } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { SectionTitle } from './section-title.tsx'

/** A phone shows these beside the first; the others are folded. */
const shownOnPhones = 2

function Quote({ voice: { name, age, theme, text }, lead = false }: { voice: ExampleVoice; lead?: boolean }) {
  return (
    <figure className={lead ? '' : 'mb-8 break-inside-avoid border-t border-blush pt-5'}>
      <blockquote className={lead ? 'italic-display text-title-sm leading-[1.3]! lg:text-title' : 'text-pretty'}>
        <p>{typeset(`« ${text} »`)}</p>
      </blockquote>
      <figcaption className="mt-3 text-sm">
        <span className="font-semibold">{t('home.voices.age', { name, age })}</span>
        <span className="text-ink-soft"> · {theme}</span>
      </figcaption>
    </figure>
  )
}

/** The demo's invented testimonials, said to be examples: one in large letters, the others beside it. */
export function Voices({ voices }: { voices: readonly ExampleVoice[] }) {
  const [first, ...others] = voices
  if (!first) return null
  const quote = (voice: ExampleVoice) => <Quote key={voice.name} voice={voice} />
  return (
    <section className="rounded-sheet bg-rose-light">
      <div className="page section">
        <SectionTitle title={t('home.voices.title')} lead={t('home.voices.lead')} />
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
          <Quote voice={first} lead />
          <div className="gap-x-10 sm:columns-2">
            {others.slice(0, shownOnPhones).map(quote)}
            <details className="fold-phone group">
              <summary className="flex min-h-12 items-center justify-between gap-4 border-y border-blush font-semibold group-open:mb-6">
                {t('home.voices.more')}
                <ChevronDown aria-hidden size={20} className="group-open:rotate-180" />
              </summary>
              {others.slice(shownOnPhones).map(quote)}
            </details>
          </div>
        </div>
      </div>
    </section>
  )
}
