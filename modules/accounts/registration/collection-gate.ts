import type { Database } from '../../../platform/database/index.ts'
import { AppError } from '../../../platform/errors/index.ts'
import { extensionPoint } from '../../../platform/extensions/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'

/** Lets modules prevent the site from collecting visitors' data: a gate returns false while collecting is not allowed. */
export const collectionGates =
  extensionPoint<(platform: OpenedPlatform, db: Database) => Promise<boolean>>('accounts.collection-gates')

/** @throws 503 while visitors' data may not be collected. Staff accounts are created without this check */
export async function requireDataCollection(platform: OpenedPlatform): Promise<void> {
  for (const isCollecting of platform.extensions.of(collectionGates)) {
    if (await isCollecting(platform, platform.db)) continue
    throw new AppError(
      503,
      'not-ready',
      'Nos mentions légales ne sont pas encore complètes. Revenez dans quelques jours.',
      {
        headers: { 'retry-after': '3600' },
      },
    )
  }
}
