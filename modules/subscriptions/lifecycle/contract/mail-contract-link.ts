import type { ContractAct } from '../../../../contracts/subscriptions/contract-links.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { digestOfToken, newLinkToken } from '../../../../platform/keys/index.ts'
import { contractLinkLetter } from '../../mails/letters-contract.ts'
import { writeToSubscriber } from '../../write-letter.ts'
import { addDays } from '../calendar.ts'
import { isConcluded } from '../machine.ts'
import { mayWithdraw } from '../policy.ts'
import { latestContract } from '../queries.ts'
import { insertContractLink } from './queries-contract-links.ts'

const pages = { cancel: 'cancel-contract', withdraw: 'withdraw-contract' } as const satisfies Record<
  ContractAct,
  string
>

async function endableContract(db: Database, userUid: string, act: ContractAct, now: Date) {
  const latest = await latestContract(db, userUid)
  if (!latest || isConcluded(latest.status)) return latest
  return act === 'withdraw' && mayWithdraw(latest, now) ? latest : undefined
}

/** Mails the user a link that shows and ends their contract for a day, without signing in; none if it cannot be ended. */
export async function mailContractLink(platform: OpenedPlatform, userUid: string, act: ContractAct): Promise<void> {
  const now = platform.clock.now()
  await platform.db.transaction(async (db) => {
    const contract = await endableContract(db, userUid, act, now)
    if (!contract) return
    const token = newLinkToken()
    const expiresAt = addDays(now, 1)
    const link = { tokenHash: digestOfToken(token), subscriptionUid: contract.uid, act, createdAt: now, expiresAt }
    await insertContractLink(db, link)
    const href = `${platform.config.publicUrl}/${pages[act]}?t=${token}`
    await writeToSubscriber(platform, db, contract.subscriberUid, contractLinkLetter(act, href, expiresAt))
  })
}
