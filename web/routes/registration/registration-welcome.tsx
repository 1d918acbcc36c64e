import { data } from 'react-router'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { Outcome } from '../../payment/outcome.tsx'
import { FailureActions, SuccessActions } from '../../payment/outcome-actions.tsx'
import { readJourney, resumePath } from '../../registration/journey.ts'
import type { Route } from './+types/registration-welcome'

export const handle: PageFacts = { title: 'titles.registration_welcome' }

const words = { '': 'welcome', success: 'welcome_success', failure: 'welcome_failure' } as const

const isResult = (result: string): result is keyof typeof words => Object.hasOwn(words, result)

export function loader({ params: { result = '' }, request }: Route.LoaderArgs) {
  if (!isResult(result)) throw data(null, { status: 404 })
  return { result, resume: resumePath(readJourney(request).resume) }
}

export default function RegistrationWelcome({ loaderData: { result, resume } }: Route.ComponentProps) {
  const good = result !== 'failure'
  return (
    <Outcome
      good={good}
      title={t(`account.outcome.${words[result]}.title`)}
      actions={good ? <SuccessActions resume={resume} /> : <FailureActions />}
    >
      <p>{t(`account.outcome.${words[result]}.text`)}</p>
    </Outcome>
  )
}
