import { data, redirect } from 'react-router'
import { getDataCollectionState } from '../../../contracts/opening/opening.ts'
import { type Site, siteContext } from '../../context.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import { pageText } from '../../layout/page-text.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { readOffer, tokenOf } from '../../payment/offer.ts'
import { paymentPagePath } from '../../payment/payment-page.ts'
import { planOf } from '../../payment/plans/plan.ts'
import { PlanCard } from '../../payment/plans/plan-card.tsx'
import { PlanChoiceList } from '../../payment/plans/plan-choice-list.tsx'
import { choicesOf } from '../../payment/plans/plan-choices.ts'
import { readLinkParameters } from '../../registration/brought.ts'
import { DataCollectionDisabled } from '../../registration/data-collection-disabled.tsx'
import { readAffiliation, readJourney, writeJourney } from '../../registration/journey.ts'
import { registerAndSignIn } from '../../registration/register.ts'
import { RegistrationFields } from '../../registration/registration-fields.tsx'
import { type RegistrationForm, registrationForm } from '../../registration/registration-form.ts'
import { registrationProblem } from '../../registration/registration-problem.ts'
import { ShownOffer } from '../../registration/shown-offer.tsx'
import { SplitTask } from '../../registration/split-page.tsx'
import { isSecure } from '../../session/cookies/is-secure.ts'
import type { Route } from './+types/registration'

export const handle: PageFacts = {
  title: 'titles.registration',
  shortFooter: true,
  framedWith: 'preview',
  uncrawled: true,
  leadsToPayment: true,
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  if (site.viewer) throw redirect(`/registration/payment${url.search}`)
  const { journey, offer, affiliation } = await readLinkParameters(site.api, { request, url })
  const { formula, trafficToken, plans } = offer
  const page = {
    ...(await site.api.call(getDataCollectionState)).payload,
    words: await pageText(site, 'registration'),
    uid: crypto.randomUUID() as string,
    plan: planOf(offer, new Date()),
    subscriptionFirst: site.settings.subscriptionFirst,
    formula,
    choices: choicesOf(plans, formula, url),
    affiliation,
    trafficToken,
  }
  return data(page, { headers: { 'set-cookie': writeJourney(journey, isSecure(site)) } })
}

async function brought(site: Site, request: Request, form: RegistrationForm) {
  const before = readJourney(request)
  const formula = form.formula ?? before.formula
  const offer = await readOffer(site.api, { trafficToken: form.utk || before.trafficToken, formula })
  return {
    ...tokenOf(offer),
    formula: offer.formula.uid,
    code: before.code,
    resume: before.resume,
    coach: before.coach,
    registered: form.identifier,
  }
}

const toPayment = ({ settings }: Site, url: URL): Response =>
  redirect(paymentPagePath(!settings.subscriptionFirst, url))

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const form = await readForm(request, registrationForm)
  if (form.problem) return form.problem
  const journey = await brought(site, request, form.value)
  try {
    await registerAndSignIn(site.api, form.value, {
      affiliation: readAffiliation(form.value),
      formula: journey.formula,
      trafficToken: journey.trafficToken,
    })
  } catch (error) {
    return toFormReport(form.submission, registrationProblem(error))
  }
  const way = toPayment(site, url)
  way.headers.append('set-cookie', writeJourney(journey, isSecure(site)))
  throw way
}

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  const { affiliation, trafficToken, formula, plan, choices, subscriptionFirst } = loaderData
  if (!loaderData.collectsData) return <DataCollectionDisabled title={t('account.not_collecting.registration')} />
  return (
    <SplitTask
      {...loaderData.words}
      side={
        <>
          <PlanChoiceList choices={choices} />
          <PlanCard plan={plan} />
        </>
      }
    >
      <ShownOffer formula={formula} affiliation={affiliation} trafficToken={trafficToken} />
      {trafficToken && (
        <p className="mb-8 rounded-field bg-sage-light px-5 py-3.5 font-medium text-sage-deep">
          {trafficToken.isValid
            ? t('account.registration.offer', { name: formula.name })
            : t('account.registration.offer_over')}
        </p>
      )}
      <RegistrationFields
        uid={loaderData.uid}
        lastResult={actionData}
        brought={{ ...affiliation, utk: trafficToken?.value, formula: choices.length > 0 ? formula.uid : undefined }}
        subscriptionFirst={subscriptionFirst}
      />
    </SplitTask>
  )
}
