import { messages } from '../../../contracts/messages.ts'
import type { ContractDeclaration } from '../../../contracts/subscriptions/contract-links.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { grantRole, isStaff, requestErasure, withdrawConsent } from '../../accounts/index.ts'
import { keepGivenMonths } from '../gifts/keep-given-months.ts'
import { insertRefund, refundableCharges, voidCredits } from '../ledger/queries-money.ts'
import { withdrawalLetter } from '../mails/letters-contract.ts'
import { writeReceipt } from '../write-letter.ts'
import { addDays } from './calendar.ts'
import { storeDeclaration } from './contract/store-declaration.ts'
import { endSubscription } from './end-subscription.ts'
import { noSubscriptionError } from './own-subscription.ts'
import { type Person, personOf } from './people.ts'
import { keptAfterWithdrawalDays, mayWithdraw } from './policy.ts'
import { latestContract, lockSubscription, type SubscriptionRow, updateSubscription } from './queries.ts'

type Withdrawing = Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>

/** Refunds everything that was charged and not refunded yet. @returns cents */
async function refundAll(db: Database, subscription: SubscriptionRow, now: Date): Promise<number> {
  let total = 0
  for (const { attemptUid, left } of await refundableCharges(db, subscription.uid)) {
    if (left <= 0) continue
    const refund = { key: `withdrawal:${attemptUid}`, attemptUid, purpose: 'withdrawal', amount: left } as const
    if (await insertRefund(db, { ...refund, createdAt: now, tryAt: now })) total += left
  }
  return total
}

/**
 * Hides the account from coaches, and schedules its erasure for when the refund must have arrived.
 * Erases at once if the user had asked for erasure at the end of the contract.
 * @returns when the account is erased; undefined for staff and an erased user
 */
async function closeAccount(
  db: Database,
  platform: Withdrawing,
  person: Person | undefined,
): Promise<Date | undefined> {
  if (!person) return undefined
  const { clock } = platform
  const { user } = person
  await withdrawConsent(db, clock, user.uid, 'coaching')
  if (isStaff(user.roles)) return undefined
  const now = clock.now()
  const erasedAt = user.erasureDueAt ? now : addDays(now, keptAfterWithdrawalDays)
  await requestErasure(db, clock, user.uid, erasedAt)
  return erasedAt
}

/**
 * Ends the contract now and refunds its payments, once. A contract that ended within the legal period is refunded too.
 * @throws 409 after the legal period
 */
export async function withdrawFromContract(
  platform: Withdrawing,
  db: Database,
  uid: string,
  declaration?: ContractDeclaration,
): Promise<void> {
  const now = platform.clock.now()
  await db.transaction(async (db) => {
    const contract = await lockSubscription(db, uid)
    if (contract.endReason === 'withdrawn') return
    if (!mayWithdraw(contract, now)) throw conflict([violation('startedDateTime', messages.withdrawalTooLate)])
    const person = await personOf(db, contract.subscriberUid)
    if (declaration)
      await storeDeclaration(db, contract, 'withdraw', declaration, { now, isNamed: person !== undefined })
    const refunded = await refundAll(db, contract, now)
    await voidCredits(db, uid)
    if (contract.status === 'ended') await updateSubscription(db, uid, { endReason: 'withdrawn' })
    else await endSubscription(platform, db, contract, 'withdrawn')
    const givenUntil = await keepGivenMonths(db, contract, now)
    if (givenUntil && person) await grantRole(db, platform.clock, person.user.uid, 'vip')
    const erasedAt = givenUntil ? undefined : await closeAccount(db, platform, person)
    const letter = withdrawalLetter(platform.config, contract, {
      at: now,
      refunded,
      erasedAt,
      givenUntil,
      declared: declaration,
    })
    await writeReceipt(platform, db, { person, declared: declaration }, letter)
  })
}

/**
 * Withdraws from the user's running contract, or from the last one.
 * @throws 404 when none began, 409 after the legal period
 */
export async function withdraw(
  platform: Withdrawing,
  db: Database,
  userUid: string,
  declaration?: ContractDeclaration,
): Promise<void> {
  const contract = await latestContract(db, userUid)
  if (!contract?.startedAt) throw noSubscriptionError()
  await withdrawFromContract(platform, db, contract.uid, declaration)
}
