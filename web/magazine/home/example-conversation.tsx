import type { PublicHome } from '../../../contracts/site/home.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { classes } from '../../ui/classes.ts'
import { LateAnswerNote } from './late-answer-note.tsx'
import { SectionTitle } from './section-title.tsx'

export function ExampleConversation({
  exchange,
  headings,
  promiseCredit,
}: Pick<PublicHome, 'exchange' | 'headings' | 'promiseCredit'>) {
  return (
    <section className="rounded-sheet bg-rose-light">
      <div className="page section">
        <SectionTitle {...headings.exchange} />
        <ol className="mx-auto grid max-w-3xl gap-4">
          {exchange.map(({ from, text }) => (
            <li
              key={text}
              className={classes(
                'max-w-[85%] rounded-card px-6 py-4 text-lg whitespace-pre-line wrap-anywhere',
                from === 'member' ? 'justify-self-end bg-rose' : 'justify-self-start bg-white',
              )}
            >
              <span className="sr-only">{t(`home.exchange.${from}`)}</span>
              {typeset(text)}
            </li>
          ))}
        </ol>
        <LateAnswerNote cents={promiseCredit} />
      </div>
    </section>
  )
}
