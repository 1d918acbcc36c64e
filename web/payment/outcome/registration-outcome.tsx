import type { Site } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { readJourney, resumePath } from '../../registration/journey.ts'
import { formatDate } from '../../ui/date-text.tsx'
import { formatPrice } from '../../ui/price.tsx'
import { Outcome } from './outcome.tsx'
import { FailureActions, SuccessActions, UnconfirmedActions } from './outcome-actions.tsx'
import { type OrderState, readOrderState, type Standing } from './outcome-state.ts'

export interface RegistrationOutcomeData extends OrderState {
  good: boolean
  /** page that the user was reading before registering */
  resume: string
}

export async function loadRegistrationOutcome(
  site: Site,
  request: Request,
  good: boolean,
): Promise<RegistrationOutcomeData> {
  return { ...(await readOrderState(site)), good, resume: resumePath(readJourney(request).resume) }
}

function Paid({ credit, resume }: Pick<RegistrationOutcomeData, 'credit' | 'resume'>) {
  return (
    <Outcome good result title={t('account.outcome.paid.title')} actions={<SuccessActions resume={resume} />}>
      <p>{t('account.outcome.paid.text')}</p>
      {credit && (
        <p>
          {t('account.outcome.paid.cashback', {
            amount: formatPrice(credit.amount),
            date: formatDate(credit.date),
            condition: credit.condition,
          })}
        </p>
      )}
      <p>{t('account.outcome.paid.mail')}</p>
    </Outcome>
  )
}

/** Opened without a payment that succeeded: it says so, and confirms nothing. */
function Unconfirmed({ standing }: { standing: Standing }) {
  const pending = standing === 'pending'
  return (
    <Outcome
      good={false}
      title={t(pending ? 'account.outcome.unconfirmed.pending_title' : 'account.outcome.unconfirmed.title')}
      actions={<UnconfirmedActions standing={standing} />}
    >
      <p>{t(pending ? 'account.outcome.unconfirmed.pending' : 'account.outcome.unconfirmed.text')}</p>
    </Outcome>
  )
}

function Failed({ standing }: { standing: Standing }) {
  return (
    <Outcome good={false} title={t('account.outcome.failure.title')} actions={<FailureActions standing={standing} />}>
      <p>{t(standing === 'running' ? 'account.outcome.declined.active' : 'account.outcome.failure.text')}</p>
      {(standing === 'none' || standing === 'unfinished') && <p>{t('account.outcome.failure.account')}</p>}
    </Outcome>
  )
}

/** The outcome of a registration, as the server knows it. */
export function RegistrationOutcome({ good, standing, credit, resume }: RegistrationOutcomeData) {
  if (!good) return <Failed standing={standing} />
  return standing === 'running' ? <Paid credit={credit} resume={resume} /> : <Unconfirmed standing={standing} />
}
