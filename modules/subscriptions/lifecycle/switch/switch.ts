import { yearlyAmount, yearlySaving } from '../../../../contracts/subscriptions/plan-comparison.ts'
import type { SwitchQuote } from '../../../../contracts/subscriptions/subscription-switch.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, invalid, violation } from '../../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { formulaProposedLetter, withStaffName } from '../../mails/letters-staff.ts'
import { switchPlannedLetter, switchUndoneLetter } from '../../mails/letters-switch.ts'
import { listFormulas, requireOrderableFormula } from '../../orders/formulas.ts'
import type { FormulaRow } from '../../orders/queries-offers.ts'
import { paymentProvider } from '../../provider/registry.ts'
import { writeToSubscriber } from '../../write-letter.ts'
import { lockOwnSubscription, noSubscriptionError } from '../own-subscription.ts'
import { latestSubscription, type SubscriptionRow } from '../queries.ts'
import { nextPaymentAt, periodOf } from '../schedule.ts'
import { updatePlanned } from '../update-planned.ts'
import { reductionOf } from '../view.ts'
import { closeSwitch, insertSwitch } from './queries-switches.ts'

type Switching = Pick<OpenedPlatform, 'clock' | 'config' | 'mailer' | 'services'>

const notNow = () => conflict([violation('status', 'La formule de cet abonnement ne peut pas changer pour l’instant.')])

/** Date of the next payment, if nothing is being charged, owed or stopped. */
function dateOf(subscription: SubscriptionRow, now: Date): Date | undefined {
  const { status, pastDueAt, nextActionAt: action, cancelRequestedAt, gifted } = subscription
  const isOpen = status === 'trialing' || status === 'active' || status === 'paused'
  const next = nextPaymentAt(subscription)
  if (!isOpen || pastDueAt || !action || cancelRequestedAt || gifted || !next || next <= now) return undefined
  return next
}

/** Cents that the member's code takes off the present plan in the next year; a change of plan ends the reduction. */
function reductionInAYear(subscription: SubscriptionRow): number {
  const reduction = reductionOf(subscription)
  if (!reduction) return 0
  const { amount, periods } = reduction
  const each = subscription.amount - amount
  const wholeYear = Math.round(yearlyAmount({ ...subscription, amount: each }))
  return periods === null ? wholeYear : Math.min(periods * each, wholeYear)
}

type Plan = Pick<FormulaRow, 'uid' | 'amount' | 'periodDuration' | 'periodDurationUnit'>

function quoteOf(subscription: SubscriptionRow, formula: Plan, date: Date): SwitchQuote {
  return {
    formula: formula.uid,
    effective: 'nextPeriod',
    date: date.toISOString(),
    amount: formula.amount,
    amountNow: 0,
    firstPaymentDateTime: date.toISOString(),
    saving: Math.max(0, yearlySaving(formula, subscription) - reductionInAYear(subscription)),
  }
}

/** @throws 400 for the present plan, a plan that cannot be ordered, or a plan that the provider does not renew */
async function otherFormula(
  platform: Switching,
  db: Database,
  subscription: SubscriptionRow,
  uid: string,
): Promise<FormulaRow> {
  const formula = await requireOrderableFormula(db, platform.clock.now(), { formula: uid })
  if (uid === subscription.formula) throw invalid([violation('formula', 'C’est déjà votre formule.')])
  if (!paymentProvider(platform).sells(periodOf(formula))) {
    throw invalid([violation('formula', 'Cette formule ne peut pas être payée auprès de notre prestataire.')])
  }
  return formula
}

/** @throws 404 without a subscription, 409 while its plan cannot change, 400 for a formula that it cannot change to */
export async function quoteSwitch(
  platform: Switching,
  db: Database,
  userUid: string,
  formula: string,
): Promise<SwitchQuote> {
  const subscription = await latestSubscription(db, userUid)
  if (!subscription || subscription.status === 'pending' || subscription.status === 'ended') throw noSubscriptionError()
  const other = await otherFormula(platform, db, subscription, formula)
  const date = dateOf(subscription, platform.clock.now())
  if (!date) throw notNow()
  return quoteOf(subscription, other, date)
}

/** Listed plans that the member could choose today, with their quotes; undefined while the plan cannot change. */
export async function possibleSwitches(platform: Switching, db: Database, subscription: SubscriptionRow) {
  const now = platform.clock.now()
  const date = dateOf(subscription, now)
  if (!date) return undefined
  const provider = paymentProvider(platform)
  return (await listFormulas(db, now))
    .filter((one) => one.uid !== subscription.formula && provider.sells(periodOf(one)))
    .map((formula) => ({ formula, quote: quoteOf(subscription, formula, date), date }))
}

/**
 * Mails another plan to the member, who alone can choose it.
 * @param by member of staff who proposes it
 * @throws 400 for a formula that the member's page of plans does not show, 409 while the plan cannot change
 */
export async function mailProposal(
  platform: Switching,
  db: Database,
  subscription: SubscriptionRow,
  { formula, by }: { formula: string; by: string },
): Promise<void> {
  const offers = await possibleSwitches(platform, db, subscription)
  if (!offers) throw notNow()
  const offer = offers.find((one) => one.formula.uid === formula)
  if (!offer) throw invalid([violation('formula', 'Cette formule ne peut pas être proposée à cette personne.')])
  const letter = formulaProposedLetter(platform.config, subscription, { ...offer, by })
  await writeToSubscriber(platform, db, subscription.subscriberUid, letter)
}

interface Wanted {
  formula: string
  quoted: { amount: number; date: string }
}

/** The terms of the first period under the other plan are copied now: what was shown is what will be charged. */
async function plan(
  platform: Switching,
  db: Database,
  subscription: SubscriptionRow,
  { formula, quoted }: Wanted,
): Promise<void> {
  const now = platform.clock.now()
  const other = await otherFormula(platform, db, subscription, formula)
  const date = dateOf(subscription, now)
  if (!date) throw notNow()
  if (quoted.amount !== other.amount || new Date(quoted.date).getTime() !== date.getTime()) {
    throw conflict([violation('quoted', 'Le prix ou la date ont changé entre-temps\u00a0: voici les nouveaux.')])
  }
  const { uid, name, amount, periodDuration, periodDurationUnit } = other
  const switchTo = { formula: uid, formulaName: name, amount, periodDuration, periodDurationUnit }
  const isPlanned = subscription.switchTo?.formula === uid && subscription.switchTo.amount === amount
  if (isPlanned) return
  await closeSwitch(db, subscription.uid, 'undone', now)
  await insertSwitch(db, { subscriptionUid: subscription.uid, ...switchTo, requestedAt: now })
  const planned = await updatePlanned(db, subscription, { switchTo })
  await writeToSubscriber(platform, db, subscription.subscriberUid, switchPlannedLetter(platform.config, planned, date))
}

/**
 * Plans another formula from the next period on.
 * @throws 404, 409 for a quote that no longer holds or a plan that cannot change, 400
 */
export async function planSwitch(platform: Switching, db: Database, userUid: string, wanted: Wanted): Promise<void> {
  await db.transaction(async (db) => plan(platform, db, await lockOwnSubscription(db, userUid), wanted))
}

/**
 * Keeps the present plan.
 * @param by member of staff who does it for the member
 * @throws 404 without a subscription, 409 without a planned switch, or once it is being paid
 */
export async function undoSwitch(
  platform: Omit<Switching, 'services'>,
  db: Database,
  userUid: string,
  by?: string,
): Promise<void> {
  const now = platform.clock.now()
  await db.transaction(async (db) => {
    const subscription = await lockOwnSubscription(db, userUid)
    if (!subscription.switchTo || !dateOf(subscription, now)) {
      throw conflict([violation('switch', 'Aucun changement de formule n’est prévu, ou il a déjà lieu.')])
    }
    await closeSwitch(db, subscription.uid, 'undone', now)
    const kept = await updatePlanned(db, subscription, { switchTo: null })
    const letter = withStaffName(platform.config, by, switchUndoneLetter(platform.config, kept))
    await writeToSubscriber(platform, db, subscription.subscriberUid, letter)
  })
}
