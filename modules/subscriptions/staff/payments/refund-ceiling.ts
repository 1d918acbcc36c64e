import { cents } from '../../../../contracts/forms.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { defineSetting, readSetting } from '../../../../platform/settings/index.ts'
import type { Actor } from '../../../../platform/staff/index.ts'

/** 1,000 euros: only admins may refund more than that. */
const highest = 100_000

/** Cents that support may refund of one payment; 0: nothing. */
export const supportRefunds = defineSetting('support-refunds', cents.max(highest), () => 0)

/** Maximum of all refunds of one payment, in cents, for refunds by that member of staff. */
export async function refundCeilingOf(
  { config }: Pick<Platform, 'config'>,
  db: Database,
  actor: Actor,
): Promise<number> {
  if (actor === 'system' || actor.acl.admin) return Number.POSITIVE_INFINITY
  return readSetting(db, config, supportRefunds)
}
