import { data, redirect } from 'react-router'
import { getOrderAvailability } from '../../../contracts/opening/opening.ts'
import { getSubscription, type Subscription } from '../../../contracts/subscriptions/subscriptions.ts'
import { type Site, siteContext } from '../../context.ts'
import { LoadFailure } from '../../conversation/load-failure.tsx'
import { readFormData } from '../../forms/form-data.ts'
import { type FormReport, type ReadForm, readForm, toFormReport } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import { pageText } from '../../layout/page-text.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { CardForm } from '../../payment/card/card-form.tsx'
import { CodeForm } from '../../payment/code-form.tsx'
import { HostedForm, hostedOrder } from '../../payment/hosted-form.tsx'
import { type Offer, tokenOf } from '../../payment/offer.ts'
import { type CardOrder, guestOrder, memberOrder } from '../../payment/order-form.ts'
import { OrdersClosedPage } from '../../payment/outcome/orders-closed-page.tsx'
import { paymentProblem, redirectProblem } from '../../payment/outcome/payment-problem.ts'
import { paymentProgressPath } from '../../payment/outcome/payment-return.ts'
import { hostedParameter } from '../../payment/payment-page.ts'
import { payByCard } from '../../payment/place-order.ts'
import { planOf } from '../../payment/plans/plan.ts'
import { PlanCard } from '../../payment/plans/plan-card.tsx'
import { PlanChoiceList } from '../../payment/plans/plan-choice-list.tsx'
import { choicesOf } from '../../payment/plans/plan-choices.ts'
import { readLinkParameters } from '../../registration/brought.ts'
import {
  articleIn,
  justRegisteredEmail,
  readAffiliation,
  resumePath,
  writeJourney,
} from '../../registration/journey.ts'
import { MailboxNote } from '../../registration/mailbox-note.tsx'
import { registerAndSignIn, requestPaymentRedirect } from '../../registration/register.ts'
import { mailboxProblem, registrationProblem, takenProblem } from '../../registration/registration-problem.ts'
import { ShownOffer } from '../../registration/shown-offer.tsx'
import { SplitTask } from '../../registration/split-page.tsx'
import { isSecure } from '../../session/cookies/is-secure.ts'
import { recoverFromLoadFailure } from '../../session/recover.ts'
import { requireViewer } from '../../session/viewer.ts'
import { isRunning } from '../../subscription/subscription-state.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { Route } from './+types/registration-payment'

export const handle: PageFacts = {
  shortFooter: true,
  title: 'titles.registration_payment',
  bareHeader: true,
  returnTo: true,
  leadsToPayment: true,
}

async function ownSubscription({ api, viewer }: Site): Promise<Subscription | null> {
  if (!viewer) return null
  const { payload } = await api.call(getSubscription)
  return payload
}

type ShownOfferValues = { formula?: string | undefined; promotion?: string | undefined }

/** The offer that the user's page showed. */
const offerOf = async (
  { api }: Site,
  request: Request,
  url: URL,
  shown: ShownOfferValues | undefined,
): Promise<Offer> => (await readLinkParameters(api, { request, url, shown })).offer

/** Tells whether the user orders here and pays on the provider's page. */
const paysOnHostedPage = ({ settings, viewer }: Site, request: Request, url: URL): boolean =>
  !settings.takesCards ||
  ((viewer ?? justRegisteredEmail(request, viewer)) !== null && url.searchParams.has(hostedParameter))

async function loadPage(site: Site, request: Request, url: URL) {
  const { viewer, settings } = site
  const registered = justRegisteredEmail(request, viewer)
  const subscription = await ownSubscription(site)
  if (subscription && isRunning(subscription)) throw redirect('/account/subscription')
  const started = subscription?.status === 'pending'
  const { journey, offer, affiliation } = await readLinkParameters(site.api, {
    request,
    url,
    formula: started ? subscription.formula : undefined,
  })
  const { formula, trafficToken, plans } = offer
  const { takesOrders } = (await site.api.call(getOrderAvailability)).payload
  const page = {
    words: await pageText(site, 'payment'),
    takesOrders,
    debits: (await site.publicSettings()).debits,
    plan: planOf(offer, new Date()),
    code: offer.code,
    address: `${url.pathname}${url.search}`,
    formula,
    choices: choicesOf(plans, formula, url),
    hosted: paysOnHostedPage(site, request, url),
    registered,
    resume: registered === null ? '' : resumePath(journey.resume),
    email: viewer?.email ?? registered,
    started: started ? subscription.waitingFor : null,
    uid: crypto.randomUUID() as string,
    key: crypto.randomUUID() as string,
    affiliation,
    trafficToken,
  }
  return data(page, { headers: { 'set-cookie': writeJourney(journey, isSecure({ settings })) } })
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  if (!site.viewer && !site.settings.takesCards && justRegisteredEmail(request, null) === null)
    throw redirect(`/registration${url.search}`)
  return recoverFromLoadFailure(site, () => loadPage(site, request, url), null)
}

async function payOnHostedPage(site: Site, request: Request, url: URL) {
  const form = await readForm(request, hostedOrder)
  if (!site.viewer) return { lastResult: toFormReport(form.submission, mailboxProblem()) }
  const offer = await offerOf(site, request, url, form.value ?? undefined)
  const idempotencyKey = form.idempotencyKey ?? crypto.randomUUID()
  try {
    return { way: await requestPaymentRedirect(site.api, { offer, fromArticle: articleIn(url), idempotencyKey }) }
  } catch (error) {
    return { lastResult: toFormReport(form.submission, redirectProblem(error)) }
  }
}

async function payWithCard(site: Site, request: Request, url: URL, order: ReadForm<CardOrder>) {
  if (order.problem) return { lastResult: order.problem }
  const payment = {
    uid: requireViewer(site).uid,
    order: order.value,
    offer: await offerOf(site, request, url, order.value),
    fromArticle: articleIn(url),
    idempotencyKey: order.idempotencyKey,
  }
  try {
    return { way: await payByCard(site.api, payment) }
  } catch (error) {
    return { lastResult: toFormReport(order.submission, paymentProblem(error)) }
  }
}

/** A user who signed in meanwhile in another tab still sends a guest's form. */
const readMember = async (request: Request) =>
  readForm(await readFormData(request, memberOrder, guestOrder), memberOrder)

/** Registers, then pays: if the payment is refused, the account exists and the first form's fields are kept. */
async function payAsGuest(site: Site, request: Request, url: URL) {
  const form = await readForm(request, guestOrder)
  if (form.problem) return { lastResult: form.problem, registered: false }
  const { offer, affiliation: linked } = await readLinkParameters(site.api, { request, url, shown: form.value })
  const affiliation = linked ?? readAffiliation(form.value)
  try {
    const brought = { affiliation, formula: offer.formula.uid, ...tokenOf(offer) }
    const signedIn = await registerAndSignIn(site.api, form.value, brought)
    if (!signedIn) return { lastResult: toFormReport(form.submission, takenProblem()), registered: false }
  } catch (error) {
    return { lastResult: toFormReport(form.submission, registrationProblem(error)), registered: false }
  }
  return { ...(await payWithCard(site, request, url, form)), registered: true }
}

/** The registered address already has an account: a user without the owner's password must not pay. */
async function refuseUnproved(request: Request) {
  const form = await readForm(request, memberOrder)
  return { lastResult: form.problem ?? toFormReport(form.submission, mailboxProblem()) }
}

async function pay(site: Site, request: Request, url: URL) {
  if (paysOnHostedPage(site, request, url)) return payOnHostedPage(site, request, url)
  if (!site.viewer) {
    return justRegisteredEmail(request, null) === null ? payAsGuest(site, request, url) : refuseUnproved(request)
  }
  return payWithCard(site, request, url, await readMember(request))
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const outcome = await pay(context.get(siteContext), request, url)
  if ('way' in outcome) throw outcome.way
  return { lastResult: outcome.lastResult, registered: 'registered' in outcome && outcome.registered === true }
}

export default function RegistrationPayment({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <LoadFailure message={t('error.load')} />
  const { lastResult, registered = false } = actionData ?? {}
  return (
    <>
      <ShownOffer {...loaderData} />
      {loaderData.registered !== null && loaderData.takesOrders && (
        <MailboxNote email={loaderData.registered} resume={loaderData.resume} />
      )}
      <PaymentStep page={loaderData} lastResult={lastResult} registered={registered} />
    </>
  )
}

interface PaymentStepProps {
  page: Awaited<ReturnType<typeof loadPage>>['data']
  lastResult: FormReport | undefined
  registered: boolean
}

const noteClass = 'rounded-field bg-info-light px-5 py-4 text-info'

/** Shown instead of the form while a payment is in progress: the user must not pay twice. */
function UnderWay() {
  return (
    <>
      <p className={noteClass}>{t('account.payment.started')}</p>
      <LinkButton to={paymentProgressPath} className="mt-7">
        {t('account.payment.wait.follow')}
      </LinkButton>
    </>
  )
}

function PaymentStep({ page, lastResult, registered }: PaymentStepProps) {
  const { plan, formula, choices, hosted, email, started, uid, key, affiliation } = page
  if (!page.takesOrders) return <OrdersClosedPage />
  const FormTitle = page.registered === null ? 'h2' : 'h3'
  const form = (
    <>
      {started === 'unfinished' && <p className={`mb-7 ${noteClass}`}>{t('account.payment.unfinished')}</p>}
      {hosted ? (
        <HostedForm
          plan={plan}
          formula={formula.uid}
          lastResult={lastResult}
          email={email ?? ''}
          idempotencyKey={key}
        />
      ) : (
        <CardForm
          plan={plan}
          formula={formula.uid}
          lastResult={lastResult}
          email={email}
          uid={uid}
          idempotencyKey={key}
          affiliation={affiliation}
          registered={registered}
        />
      )}
    </>
  )
  return (
    <SplitTask
      part={page.registered !== null}
      {...page.words}
      side={
        <>
          <PlanChoiceList choices={choices} />
          <CodeForm code={page.code} address={page.address} />
          <PlanCard plan={plan} />
        </>
      }
      sideFirst
    >
      <FormTitle className="display mb-7 text-title">
        {t(hosted ? 'account.payment.order_title' : 'account.payment.form_title')}
      </FormTitle>
      {started === 'processing' ? <UnderWay /> : form}
      {page.debits && <p className="mt-3 text-sm text-ink-soft">{t('account.payment.debits')}</p>}
      <p className="mt-8">
        <LinkButton to="/gift/use" kind="quiet" size="small">
          {t('account.gift.to_use')}
        </LinkButton>
      </p>
    </SplitTask>
  )
}
