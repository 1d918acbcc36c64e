import { Fragment } from 'react'
import {
  type Criterion,
  criteria,
  criteriaPerTheme,
  criteriaTotals,
  evidenceOf,
  lastCheckDate,
  type Verdict,
} from '../../accessibility/criteria.ts'
import { t, textList } from '../../i18n/index.ts'
import { useSite } from '../../layout/site-data.ts'
import { type PageFacts, publicPageFacts } from '../../page-facts/page-facts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { formatDate } from '../../ui/date-text.tsx'

export const handle: PageFacts = { ...publicPageFacts, title: 'titles.accessibility' }

const cell = 'border-b border-line py-3 pr-4 text-left align-top last:pr-0 sm:pr-6'
const heading = 'display text-title-sm'

function Figures() {
  return (
    <dl className="mt-3 grid max-w-xl gap-2">
      {(['met', 'fails', 'absent'] as const).map((name) => (
        <div key={name} className="flex justify-between gap-6 border-b border-line pb-2">
          <dt>{t(`accessibility.figures.${name}`)}</dt>
          <dd className="font-semibold">{criteriaTotals[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Sample, technologies, tools and manual checks. */
function Method() {
  return (
    <section>
      <h2 className={heading}>{t('accessibility.method')}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {textList('accessibility.method_rows').map(({ term, text }) => (
          <Fragment key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

function CriterionLine({ number, verdict }: Criterion) {
  const evidence = number.startsWith('4.') ? t('accessibility.no_media') : evidenceOf(number)
  return (
    <li className="py-1">
      <span className="font-semibold">{number}</span> {t(`accessibility.verdicts.${verdict}`)}
      {evidence && ` – ${evidence}`}
    </li>
  )
}

function ThemeCriteria({ theme }: { theme: number }) {
  const ofTheme = criteria.filter(({ number }) => number.startsWith(`${theme}.`))
  const count = (...verdicts: Verdict[]) => ofTheme.filter(({ verdict }) => verdicts.includes(verdict)).length
  return (
    <details>
      <summary className="cursor-pointer underline decoration-line-strong underline-offset-4">
        {t('accessibility.count', { met: count('machine', 'hand'), absent: count('absent'), fails: count('fails') })}
      </summary>
      <ul className="mt-2">
        {ofTheme.map((criterion) => (
          <CriterionLine key={criterion.number} {...criterion} />
        ))}
      </ul>
    </details>
  )
}

function CriteriaTable() {
  const names = textList('accessibility.themes')
  return (
    <table className="mt-5 w-full max-sm:text-sm">
      <caption className="sr-only">{t('accessibility.table')}</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className={cell}>
            {t('accessibility.theme')}
          </th>
          <th scope="col" className={cell}>
            {t('accessibility.criteria')}
          </th>
        </tr>
      </thead>
      <tbody>
        {criteriaPerTheme.map((_, index) => (
          <tr key={names[index]}>
            <th scope="row" className={`${cell} font-medium`}>
              {index + 1}. {names[index]}
            </th>
            <td className={cell}>
              <ThemeCriteria theme={index + 1} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The statement that the law asks for. Its figures are computed from accessibility/criteria.ts. */
export default function Accessibility() {
  const { siteName } = useSite()
  return (
    <article className="page pt-6 pb-(--section) lg:pt-8">
      <h1 className="display text-title-lg">{t('accessibility.title')}</h1>
      <p className="mt-4 max-w-2xl text-lead text-ink-soft">
        {t('accessibility.lead', { site: siteName, date: formatDate(lastCheckDate) })}
      </p>
      <div className="mt-12 grid max-w-3xl gap-12">
        <section>
          <h2 className={heading}>{t('accessibility.state')}</h2>
          <p className="mt-3">{t(`accessibility.states.${criteriaTotals.state}`)}</p>
        </section>
        <section>
          <h2 className={heading}>{t('accessibility.results')}</h2>
          <Figures />
          <p className="mt-5">{t('accessibility.how', { date: formatDate(lastCheckDate) })}</p>
          <CriteriaTable />
        </section>
        <Method />
        <section>
          <h2 className={heading}>{t('accessibility.basis')}</h2>
          <p className="mt-3">{t('accessibility.basis_text')}</p>
        </section>
        <section>
          <h2 className={heading}>{t('accessibility.limits')}</h2>
          <p className="mt-3">{t('accessibility.limits_text')}</p>
        </section>
        <section>
          <h2 className={heading}>{t('accessibility.contact')}</h2>
          <p className="mt-3">{t('accessibility.contact_text')}</p>
          <p className="mt-5">
            <LinkButton to="/contact/new-ticket?category=Technique" kind="secondary">
              {t('accessibility.contact_link')}
            </LinkButton>
          </p>
        </section>
        <section>
          <h2 className={heading}>{t('accessibility.remedies')}</h2>
          <p className="mt-3">{t('accessibility.remedies_text')}</p>
        </section>
      </div>
    </article>
  )
}
