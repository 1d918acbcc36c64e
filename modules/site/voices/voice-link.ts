import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { digestOfToken, newLinkToken } from '../../../platform/keys/index.ts'
import { type InvitationRow, insertInvitation } from './queries-voices.ts'

const linkMilliseconds = 30 * 86_400_000

export async function makeVoiceLink(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  db: Database,
  { memberUid, source }: Pick<InvitationRow, 'memberUid' | 'source'>,
): Promise<string> {
  const token = newLinkToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + linkMilliseconds)
  await insertInvitation(db, { digest: digestOfToken(token), memberUid, source, createdAt, expiresAt })
  return `${config.publicUrl}/voices/${token}`
}
