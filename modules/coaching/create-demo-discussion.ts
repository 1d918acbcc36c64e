import { joinTitle } from '../../contracts/text/titles.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { displayName, type User } from '../accounts/index.ts'
import { type SeededConversation, seedConversation } from '../support/index.ts'
import { coachingChannel } from './coaching-channel.ts'
import { markThemeUsed } from './themes/mark-theme-used.ts'

/** A discussion of that member with that coach, with past dates, encrypted like any other. */
export async function createDemoDiscussion(
  platform: Pick<Platform, 'clock' | 'config' | 'events' | 'keyring'>,
  db: Database,
  conversation: SeededConversation,
  { member, coach }: { member: User; coach: User },
): Promise<string> {
  const person = {
    ownerUid: member.uid,
    contactUid: member.coachingUid,
    name: displayName(member),
    email: member.email,
  }
  const assignee = { uid: coach.uid, name: displayName(coach) }
  const opening = { person, assignee, userUid: member.uid, staff: { ...assignee, staff: true } }
  return db.transaction(async (db) => {
    await markThemeUsed(db, joinTitle(conversation.category, conversation.title))
    return seedConversation(platform, db, coachingChannel, opening, conversation)
  })
}
