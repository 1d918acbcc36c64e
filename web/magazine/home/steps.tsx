import type { PublicHome } from '../../../contracts/site/home.ts'
import { typeset } from '../../i18n/typography.ts'
import { LateAnswerNote } from './late-answer-note.tsx'
import { RichText } from './rich-text.tsx'
import { SectionTitle } from './section-title.tsx'

/** Explains how the service works, with a card for each step. */
export function Steps({ steps, headings, promiseCredit }: Pick<PublicHome, 'steps' | 'headings' | 'promiseCredit'>) {
  return (
    <section className="page section">
      <SectionTitle {...headings.steps} />
      <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ title, text }, place) => (
          <li key={title} className="border-t border-blush pt-5">
            <p aria-hidden="true" className="italic-display text-title text-ruby">
              {place + 1}
            </p>
            <h3 className="display mt-2 text-title-sm wrap-anywhere">{typeset(title)}</h3>
            <RichText html={text} className="mt-2 text-ink-soft" />
          </li>
        ))}
      </ol>
      <LateAnswerNote cents={promiseCredit} />
    </section>
  )
}
