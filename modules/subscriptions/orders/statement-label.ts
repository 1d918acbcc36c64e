import type { Database } from '../../../platform/database/index.ts'
import { extensionPoint } from '../../../platform/extensions/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { findSubscriber } from '../lifecycle/queries.ts'

/** What a bank statement calls the charges of that user; undefined: what the provider is set to */
export type StatementLabel = (db: Database, userUid: string) => Promise<string | undefined>

/** Another module may know that a user wants a label of her own. */
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
