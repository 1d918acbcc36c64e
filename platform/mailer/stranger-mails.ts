import { rateLimits } from '../../contracts/rate-limits/rate-limits.ts'
import type { Config } from '../config/index.ts'
import { type Limit, type LimitUse, networkOf } from '../limits/index.ts'

/** Factor of the limits in demo mode, where one user quickly tries everything from one address. */
const timesInDemo = 20

const everyone = ''

interface TriggeredMail {
  to: string
  /** address of the visitor who triggers it; absent for an incoming e-mail */
  address?: string
}

/**
 * Limits for mails triggered by people who have not confirmed that the mailbox is theirs. Mails of all kinds to that mailbox
 * count together.
 */
export function mailUses({ demo }: Pick<Config, 'demo'>, { to, address }: TriggeredMail): LimitUse[] {
  const inMode = (limit: Limit): Limit => (demo ? { ...limit, most: limit.most * timesInDemo } : limit)
  const ofNetwork: LimitUse[] =
    address === undefined
      ? []
      : [
          [inMode(rateLimits.mailsFrom), address],
          [inMode(rateLimits.mailsOfMailboxFrom), JSON.stringify([to, networkOf(address)])],
        ]
  return [...ofNetwork, [inMode(rateLimits.mailsOfMailbox), to], [inMode(rateLimits.mailsOfSite), everyone]]
}
