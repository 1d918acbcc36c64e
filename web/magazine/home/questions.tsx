import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { PublicHome } from '../../../contracts/site/home.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { RichText } from './rich-text.tsx'

export function Questions({ questions, headings }: Pick<PublicHome, 'questions' | 'headings'>) {
  const { title, text } = headings.questions
  return (
    <section className="page section grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
      <div className="min-w-0">
        <h2 className="display text-title-lg wrap-anywhere">{typeset(title)}</h2>
        <RichText html={text} className="mt-4 text-lead text-ink-soft" />
        <p className="mt-4 text-lead text-ink-soft">
          {t('home.questions.lead')}{' '}
          <Link to="/contact" className="text-ruby underline">
            {t('home.questions.contact')}
          </Link>
        </p>
      </div>
      <div className="min-w-0 divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} name="questions" className="group">
            <summary className="flex items-center justify-between gap-6 py-5 text-lg font-semibold wrap-anywhere hover:text-ruby">
              {typeset(question)}
              <Plus
                aria-hidden
                size={24}
                className="shrink-0 text-ruby transition-transform duration-300 group-open:rotate-45"
              />
            </summary>
            <RichText html={answer} className="max-w-2xl pb-6 text-ink-soft" />
          </details>
        ))}
      </div>
    </section>
  )
}
