import type { Database } from '../../../platform/database/index.ts'
import { extensionPoint } from '../../../platform/extensions/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { User } from '../user.ts'
import { setEmailProved } from './queries-email.ts'

type Proved = Pick<User, 'uid' | 'email'>

/** Lets other modules act once a user has proved an address. */
export const onEmailProved = extensionPoint<(db: Database, user: Proved) => Promise<void>>('accounts.email-proved')

export async function announceProof({ extensions }: Pick<Platform, 'extensions'>, db: Database, user: Proved) {
  for (const listener of extensions.of(onEmailProved)) await listener(db, user)
}

/** Runs in the caller's transaction. Does nothing if the address is already proved. */
export async function proveEmail(
  platform: Pick<Platform, 'clock' | 'extensions'>,
  db: Database,
  { uid, email }: Proved,
): Promise<void> {
  if (await setEmailProved(db, uid, email, platform.clock.now())) await announceProof(platform, db, { uid, email })
}
