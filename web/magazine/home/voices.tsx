import { ChevronDown } from 'lucide-react'
import type { PublicHome } from '../../../contracts/site/home.ts'
import type { Voice } from '../../../contracts/site/voices.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { formatDate } from '../../ui/date-text.tsx'
import { SectionTitle } from './section-title.tsx'

/** Number of voices that a phone shows after the first; the others are folded. */
const shownOnPhones = 2

/** Tells when the voice was written and how it was checked (art. D111-17 of the Consumer Code), or that it is invented. */
function originOf({ example, date, memberSince }: Voice): string {
  if (example || !memberSince) return t('home.voices.example')
  return t('home.voices.checked', { date: formatDate(date), since: formatDate(memberSince) })
}

function Quote({ voice, lead = false }: { voice: Voice; lead?: boolean }) {
  const { name, detail, text } = voice
  return (
    <figure className={lead ? '' : 'mb-8 break-inside-avoid border-t border-blush pt-5'}>
      <blockquote className={lead ? 'italic-display text-title-sm leading-[1.3]! lg:text-title' : 'text-pretty'}>
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {typeset(`« ${text} »`)}
        </p>
      </blockquote>
      <figcaption className="mt-3 text-sm wrap-anywhere">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-soft">
          {detail && ` · ${detail}`} · {originOf(voice)}
        </span>
      </figcaption>
    </figure>
  )
}

/** Voices of members, as they typed them: one in large letters, the others beside it. */
export function Voices({ voices, headings }: Pick<PublicHome, 'voices' | 'headings'>) {
  const [first, ...others] = voices
  if (!first) return null
  const quote = (voice: Voice) => <Quote key={voice.uid} voice={voice} />
  const folded = others.slice(shownOnPhones)
  return (
    <section className="rounded-sheet bg-rose-light">
      <div className="page section">
        <SectionTitle {...headings.voices} />
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
          <Quote voice={first} lead />
          <div className="gap-x-10 sm:columns-2">
            {others.slice(0, shownOnPhones).map(quote)}
            {folded.length > 0 && (
              <details className="fold-phone group">
                <summary className="flex min-h-12 items-center justify-between gap-4 border-y border-blush font-semibold group-open:mb-6">
                  {t('home.voices.more')}
                  <ChevronDown aria-hidden size={20} className="group-open:rotate-180" />
                </summary>
                {folded.map(quote)}
              </details>
            )}
          </div>
        </div>
        {voices.some(({ example }) => !example) && <p className="mt-4 text-sm text-ink-soft">{t('home.voices.how')}</p>}
      </div>
    </section>
  )
}
