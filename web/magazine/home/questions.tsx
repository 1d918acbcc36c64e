import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../i18n/index.ts'
import type { Question } from './questions-of.ts'

export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section className="page section grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 className="display text-title-lg">{t('home.questions.title')}</h2>
        <p className="mt-4 text-lead text-ink-soft">
          {t('home.questions.lead')}{' '}
          <Link to="/contact" className="text-ruby underline">
            {t('home.questions.contact')}
          </Link>
        </p>
      </div>
      <div className="divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} name="questions" className="group">
            <summary className="flex items-center justify-between gap-6 py-5 text-lg font-semibold hover:text-ruby">
              {question}
              <Plus
                aria-hidden
                size={24}
                className="shrink-0 text-ruby transition-transform duration-300 group-open:rotate-45"
              />
            </summary>
            <p className="max-w-2xl pb-6 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
