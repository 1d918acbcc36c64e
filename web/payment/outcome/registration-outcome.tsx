import type { PageTexts } from '../../../contracts/administration/page-texts.ts'
import { loadNewDiscussion, type NewDiscussionData } from '../../coaching/load-new-discussion.ts'
import { NewDiscussionFields } from '../../coaching/new-discussion-fields.tsx'
import type { Site } from '../../context.ts'
import { EmergencyNumbers } from '../../conversation/emergency-numbers.tsx'
import { t } from '../../i18n/index.ts'
import { pageText } from '../../layout/page-text.ts'
import { readJourney, resumePath } from '../../registration/journey.ts'
import { formatDate } from '../../ui/date-text.tsx'
import { formatPrice } from '../../ui/price.tsx'
import { Outcome } from './outcome.tsx'
import { FailureActions, SuccessActions, UnconfirmedPaymentActions } from './outcome-actions.tsx'
import { type OrderState, type OrderStatus, readOrderState } from './outcome-state.ts'

export interface RegistrationOutcomeData extends OrderState {
  words: PageTexts['welcome']
  good: boolean
  /** page that the user was reading before registering */
  resume: string
  /** form of the first message; null: this user may not write */
  first: NewDiscussionData | null
}

export async function loadRegistrationOutcome(
  site: Site,
  request: Request,
  good: boolean,
): Promise<RegistrationOutcomeData> {
  const { resume, coach } = readJourney(request)
  const state = await readOrderState(site)
  const writes = good && state.standing === 'running' && site.viewer?.vip === true
  return {
    ...state,
    words: await pageText(site, 'welcome'),
    good,
    resume: resumePath(resume),
    first: writes ? await loadNewDiscussion(site, { coach }) : null,
  }
}

/** Receipt, cashback and the magazine, in small type: the first message comes first. */
function Aside({ credit, resume }: Pick<RegistrationOutcomeData, 'credit' | 'resume'>) {
  return (
    <div className="grid max-w-2xl gap-3 border-t border-line pt-6 text-sm text-ink-soft">
      <p>
        {t('account.outcome.paid.done')} {t('account.outcome.paid.mail')}
      </p>
      {credit && (
        <p>
          {t('account.outcome.paid.cashback', {
            amount: formatPrice(credit.amount),
            date: formatDate(credit.date),
            condition: credit.condition,
          })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SuccessActions resume={resume} />
      </div>
    </div>
  )
}

function Paid({
  words,
  credit,
  resume,
  first,
}: Pick<RegistrationOutcomeData, 'words' | 'credit' | 'resume' | 'first'>) {
  return (
    <div className="page py-8 md:py-12" data-payment-result={true}>
      <div className="mx-auto max-w-3xl">
        <h1 className="display text-title-lg">{words.title}</h1>
        {first && (
          <>
            {words.lead && <p className="mt-3 text-lead">{words.lead}</p>}
            <NewDiscussionFields {...first} short />
            <EmergencyNumbers place="coaching" className="mt-10" />
          </>
        )}
        <div className="mt-10">
          <Aside credit={credit} resume={resume} />
        </div>
      </div>
    </div>
  )
}

/** Shown without a successful payment: it says so, and confirms nothing. */
function Unconfirmed({ standing }: { standing: OrderStatus }) {
  const pending = standing === 'pending'
  return (
    <Outcome
      good={false}
      title={t(pending ? 'account.outcome.unconfirmed.pending_title' : 'account.outcome.unconfirmed.title')}
      actions={<UnconfirmedPaymentActions standing={standing} />}
    >
      <p>{t(pending ? 'account.outcome.unconfirmed.pending' : 'account.outcome.unconfirmed.text')}</p>
    </Outcome>
  )
}

function Failed({ standing }: { standing: OrderStatus }) {
  return (
    <Outcome good={false} title={t('account.outcome.failure.title')} actions={<FailureActions standing={standing} />}>
      <p>{t(standing === 'running' ? 'account.outcome.declined.active' : 'account.outcome.failure.text')}</p>
      {(standing === 'none' || standing === 'unfinished') && <p>{t('account.outcome.failure.account')}</p>}
    </Outcome>
  )
}

/** The outcome of a registration, as the server knows it. */
export function RegistrationOutcome({ words, good, standing, credit, resume, first }: RegistrationOutcomeData) {
  if (!good) return <Failed standing={standing} />
  return standing === 'running' ? (
    <Paid words={words} credit={credit} resume={resume} first={first} />
  ) : (
    <Unconfirmed standing={standing} />
  )
}
