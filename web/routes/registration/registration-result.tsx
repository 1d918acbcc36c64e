import { data } from 'react-router'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { Outcome } from '../../payment/outcome.tsx'
import { FailureActions, SuccessActions } from '../../payment/outcome-actions.tsx'
import { readJourney, resumePath } from '../../registration/journey.ts'
import type { Route } from './+types/registration-result'

export const handle: PageFacts = { title: 'titles.registration_result' }

const isResult = (result: string) => result === 'success' || result === 'failure'

export function loader({ params, request }: Route.LoaderArgs) {
  if (!isResult(params.result)) throw data(null, { status: 404 })
  return { good: params.result === 'success', resume: resumePath(readJourney(request).resume) }
}

export default function RegistrationResult({ loaderData: { good, resume } }: Route.ComponentProps) {
  const result = good ? 'success' : 'failure'
  return (
    <Outcome
      good={good}
      title={t(`account.outcome.${result}.title`)}
      actions={good ? <SuccessActions resume={resume} /> : <FailureActions />}
    >
      <p>{t(`account.outcome.${result}.text`)}</p>
    </Outcome>
  )
}
