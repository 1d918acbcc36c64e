import type { Database } from '../../../platform/database/index.ts'
import { extensionPoint } from '../../../platform/extensions/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { findSubscriber } from '../lifecycle/queries.ts'

/** Label of that user's charges on the bank statement; undefined: the provider's default. */
export type StatementLabel = (db: Database, userUid: string) => Promise<string | undefined>

/** Extension point: supplies a label that a user chose. */
export const statementLabels = extensionPoint<StatementLabel>('subscriptions.statement-labels')

export async function statementLabelFor(
  { db, extensions }: Pick<OpenedPlatform, 'db' | 'extensions'>,
  subscriberUid: string,
): Promise<string | undefined> {
  const userUid = (await findSubscriber(db, subscriberUid))?.userUid
  if (!userUid) return undefined
  for (const labelOf of extensions.of(statementLabels)) {
    const label = await labelOf(db, userUid)
    if (label !== undefined) return label
  }
  return undefined
}
