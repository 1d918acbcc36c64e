import type { Database } from '../../../platform/database/index.ts'
import { AppError } from '../../../platform/errors/index.ts'
import { extensionPoint } from '../../../platform/extensions/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'

/** Extension point of modules that can close the site for orders: a module returns false while orders are closed. */
export const orderGates =
  extensionPoint<(platform: OpenedPlatform, db: Database) => Promise<boolean>>('subscriptions.order-gates')

/** @throws 409 the site takes no orders; renewals and card changes continue */
export async function requireOrdersOpen(platform: OpenedPlatform): Promise<void> {
  for (const isOpen of platform.extensions.of(orderGates)) {
    if (await isOpen(platform, platform.db)) continue
    throw new AppError(409, 'not-open', 'Les abonnements n’ont pas encore ouvert. Revenez dans quelques jours.')
  }
}
