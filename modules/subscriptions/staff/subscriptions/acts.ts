import * as calls from '../../../../contracts/subscriptions/staff-subscription-acts.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, notFound, violation } from '../../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { displayName, findUser } from '../../../accounts/index.ts'
import { addMonths, reasonNotToAddMonths } from '../../gifts/give-months.ts'
import { isConcluded, nextStatus } from '../../lifecycle/machine.ts'
import { pauseSubscription } from '../../lifecycle/pause/pause-subscription.ts'
import { undoPause } from '../../lifecycle/pause/resume-subscription.ts'
import { mayActOnSubscriptions, mayGiveMonths } from '../../lifecycle/policy.ts'
import {
  findSubscriber,
  findSubscription,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from '../../lifecycle/queries.ts'
import { mailProposal, undoSwitch } from '../../lifecycle/switch/switch.ts'
import { unsubscribe } from '../../lifecycle/unsubscribe.ts'
import { monthsGivenLetter } from '../../mails/letters-staff.ts'
import { writeToSubscriber } from '../../write-letter.ts'
import { subscriptions } from './index.ts'

const refused = (message: string) => conflict([violation('status', message)])

const changed =
  'Cet abonnement a changé entre-temps\u00a0: rien n’a été fait. Relisez, puis recommencez si c’est encore utile.'

type Context = StaffContext<OpenedPlatform, Viewer>

interface Acting {
  context: Context
  /** row, locked until the transaction ends */
  subscription: SubscriptionRow
  member: string
  /** name of the member of staff, for the member's mail */
  by: string
}

/** @throws 404; 409 if the subscription changed since the decision or is over, or its member is erased */
async function lockDecided(db: Database, uid: string, version: number) {
  if (!(await findSubscription(db, uid))) throw notFound('Cet abonnement n’existe pas.')
  const subscription = await lockSubscription(db, uid)
  if (subscription.version !== version) throw conflict([violation('version', changed)])
  const member = (await findSubscriber(db, subscription.subscriberUid))?.userUid
  if (!member || !isConcluded(subscription.status)) throw refused('Cet abonnement n’est pas en cours.')
  return { subscription, member }
}

interface Decided {
  params: { uid: string }
  body: { reason: string; version: number }
}

/**
 * Does an act on one running subscription, for its member.
 * @param name of the act in the audit
 * @param work returns further details for the audit
 */
const decide = (
  context: Context,
  name: string,
  { params: { uid }, body: { reason, version } }: Decided,
  work: (acting: Acting) => Promise<object>,
) =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const decided = await lockDecided(db, uid, version)
    const author = await findUser(db, context.actor.uid)
    const by = author ? displayName(author) : context.actor.identifier
    const detail = await work({ context: inside, by, ...decided })
    await subscriptions.record(inside, name, uid, { ...detail, reason })
    return { payload: await subscriptions.read(inside, uid) }
  })

const stop = staffAction(calls.stopMemberRenewal, mayActOnSubscriptions, (context: Context, input) =>
  decide(context, 'stop', input, async ({ context: { ports, db }, subscription, member, by }) => {
    if (subscription.cancelRequestedAt || !nextStatus(subscription.status, 'cancel')) {
      throw refused('Le renouvellement de cet abonnement est déjà arrêté.')
    }
    await unsubscribe(ports, db, member, { by })
    return {}
  }),
)

const pause = staffAction(calls.pauseMemberSubscription, mayActOnSubscriptions, (context: Context, input) =>
  decide(context, 'pause', input, async ({ context: { ports, db }, member, by }) => {
    const { months } = input.body
    await pauseSubscription(ports, db, member, months, by)
    return { months }
  }),
)

const endPause = staffAction(calls.undoMemberPause, mayActOnSubscriptions, (context: Context, input) =>
  decide(context, 'undo-pause', input, async ({ context: { ports, db }, member, by }) => {
    await undoPause(ports, db, member, by)
    return {}
  }),
)

const notNow = {
  refused: 'Un paiement a été refusé\u00a0: les mois offerts ne s’ajoutent qu’une fois qu’il est réglé.',
  paused: 'Une pause est en cours ou prévue\u00a0: les mois offerts ne s’ajoutent qu’après elle.',
  charging: 'Un paiement est en cours. Réessayez dans quelques minutes.',
}

/** Given months follow the paid period, as the months of a gift do. */
const giveMonths = staffAction(calls.giveMemberMonths, mayGiveMonths, (context: Context, input) =>
  decide(context, 'give-months', input, async ({ context: { ports, db }, subscription, by }) => {
    const { months } = input.body
    const reason = reasonNotToAddMonths(subscription)
    if (reason) throw refused(notNow[reason])
    const { change, startsAt, endsAt } = addMonths(subscription, months, ports.clock.now())
    const updated = await updateSubscription(db, subscription.uid, change)
    const letter = monthsGivenLetter(ports.config, updated, { by, months, startsAt, endsAt })
    await writeToSubscriber(ports, db, subscription.subscriberUid, letter)
    return { months, until: endsAt.toISOString() }
  }),
)

const propose = staffAction(calls.proposeFormula, mayActOnSubscriptions, (context: Context, input) =>
  decide(context, 'propose-formula', input, async ({ context: { ports, db }, subscription, by }) => {
    const { formula } = input.body
    await mailProposal(ports, db, subscription, { formula, by })
    // A new version, so that the same request, sent again, mails nothing.
    await updateSubscription(db, subscription.uid, {})
    return { formula }
  }),
)

const keepFormula = staffAction(calls.undoMemberSwitch, mayActOnSubscriptions, (context: Context, input) =>
  decide(context, 'undo-switch', input, async ({ context: { ports, db }, subscription, member, by }) => {
    await undoSwitch(ports, db, member, by)
    return { formula: subscription.switchTo?.formula }
  }),
)

export const subscriptionActs = [stop, pause, endPause, giveMonths, propose, keepFormula] as const
