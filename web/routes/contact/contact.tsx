import { ArrowRight, ChevronDown, MailSearch, PenLine } from 'lucide-react'
import { Link } from 'react-router'
import type { SiteSettings } from '../../../contracts/administration/site-settings.ts'
import { siteContext } from '../../context.ts'
import { EmergencyNumbers } from '../../conversation/emergency-numbers.tsx'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { pageText } from '../../layout/page-text.ts'
import { type PageFacts, previewFacts } from '../../page-facts/page-facts.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { Route } from './+types/contact'

export const handle: PageFacts = {
  title: 'titles.contact',
  shortFooter: true,
  breadcrumbs: 'hidden',
  ...previewFacts,
  indexed: true,
}

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const [words, { contactPage }] = await Promise.all([pageText(site, 'contact'), site.publicSettings()])
  return { words, questions: contactPage.questions }
}

const ways = [
  { to: '/contact/new-ticket', title: 'write', text: 'write_text', Icon: PenLine, look: 'bg-rose' },
  { to: '/contact/link', title: 'find', text: 'find_text', Icon: MailSearch, look: 'bg-sage-light' },
] as const

function Ways() {
  return (
    <ul className="mt-10 grid gap-5 md:grid-cols-2 lg:mt-14">
      {ways.map(({ to, title, text, Icon, look }) => (
        <li key={to}>
          <Link
            to={to}
            className={`group grid h-full grid-cols-[auto_1fr] gap-x-5 rounded-card p-7 no-underline transition-shadow hover:shadow-lift sm:p-9 ${look}`}
          >
            <span className="grid size-13 place-items-center rounded-full bg-paper">
              <Icon aria-hidden size={24} />
            </span>
            <span>
              <span className="display flex items-center gap-3 text-title-sm">
                {t(`contact.home.${title}`)}
                <ArrowRight aria-hidden size={22} className="shrink-0 transition-transform group-hover:translate-x-1" />
              </span>
              <span className="mt-2 block">{t(`contact.home.${text}`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Questions({ questions }: Pick<SiteSettings['contactPage'], 'questions'>) {
  return (
    <section aria-labelledby="questions" className="mt-20 lg:mt-28">
      <h2 id="questions" className="display text-title">
        {t('contact.home.faq')}
      </h2>
      <div className="mt-8 border-line border-t">
        {questions.map(({ question, answer, link }) => (
          <details key={question} name="questions" className="group border-line border-b">
            <summary className="flex min-h-16 items-center justify-between gap-6 py-4 text-lg font-medium hover:text-ruby">
              {typeset(question)}
              <ChevronDown aria-hidden size={22} className="shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <div className="max-w-2xl pb-6">
              <p className="whitespace-pre-line">{typeset(answer)}</p>
              {link && (
                <Link to={link.to} className="mt-3 inline-block font-semibold underline decoration-blush decoration-2">
                  {typeset(link.label)}
                </Link>
              )}
            </div>
          </details>
        ))}
      </div>
      <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        {t('contact.home.more')}
        <LinkButton to="/contact/new-ticket" size="small">
          {t('contact.home.write')}
        </LinkButton>
      </p>
    </section>
  )
}

export default function Contact({ loaderData: { words, questions } }: Route.ComponentProps) {
  return (
    <div className="page section">
      <h1 className="display max-w-5xl text-title-lg">{words.title}</h1>
      {words.lead && <p className="mt-5 max-w-2xl text-lead">{words.lead}</p>}
      <Ways />
      {questions.length > 0 && <Questions questions={questions} />}
      <EmergencyNumbers place="contact" className="mt-16 max-w-2xl" />
    </div>
  )
}
