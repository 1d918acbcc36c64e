import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { digestOfToken, newLinkToken } from '../../../../platform/keys/index.ts'
import type { LinkRenewal } from '../../../../platform/mailer/index.ts'
import { findUserByEmail } from '../../../accounts/index.ts'
import { mayWithdraw, withdrawalDeadline } from '../policy.ts'
import { latestContract, type SubscriptionRow } from '../queries.ts'
import { insertContractLink } from './queries-contract-links.ts'

export interface WithdrawalLink {
  href: string
  /** the last moment of the legal period */
  until: Date
}

/**
 * Creates the link in mails that withdraws from a contract without signing in. The link works even once the contract has ended
 * and its account is erased: the right lasts fourteen days, whatever ends the contract.
 * @returns undefined after the legal period
 */
export async function createWithdrawalLink(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  db: Database,
  contract: SubscriptionRow,
): Promise<WithdrawalLink | undefined> {
  const now = clock.now()
  if (!contract.startedAt || !mayWithdraw(contract, now)) return undefined
  const token = newLinkToken()
  const until = withdrawalDeadline(contract.startedAt)
  const link = { tokenHash: digestOfToken(token), subscriptionUid: contract.uid, act: 'withdraw' as const }
  await insertContractLink(db, { ...link, createdAt: now, expiresAt: until })
  return { href: `${config.publicUrl}/withdraw-contract?t=${token}`, until }
}

/** The new link of a resent letter; it does not work once the period is over. */
export const renewWithdrawalLink: LinkRenewal = async (platform, db, recipient) => {
  const user = await findUserByEmail(db, recipient)
  const contract = user && (await latestContract(db, user.uid))
  const link = contract && (await createWithdrawalLink(platform, db, contract))
  return link ? (new URL(link.href).searchParams.get('t') ?? undefined) : newLinkToken()
}
