import { mailOf } from '../../../platform/mailer/index.ts'
import { findUserByEmail, isStaff } from '../../accounts/index.ts'
import { onSatisfied } from '../../support/index.ts'
import { voiceAskedMail, voiceAskedSubject } from '../mails/voice-asked.tsx'
import { insertAsk, wasInvited } from './queries-voices.ts'
import { makeVoiceLink } from './voice-link.ts'

/** A satisfied member is asked once for a voice; staff, and members who were invited or wrote before, are not asked. */
export const inviteSatisfiedMember = onSatisfied.with(async (platform, db, email) => {
  const member = await findUserByEmail(db, email)
  if (!member || member.suspendedAt || isStaff(member.roles)) return
  const ask = { memberUid: member.uid, askedAt: platform.clock.now(), refusedAt: null }
  const known = await wasInvited(db, member.uid)
  if (!(await insertAsk(db, ask)) || known) return
  const href = await makeVoiceLink(platform, db, { memberUid: member.uid, source: 'survey' })
  await platform.mailer.write(db, {
    to: member.email,
    subject: voiceAskedSubject,
    link: href,
    ...mailOf(voiceAskedMail, { name: member.name, href }),
  })
})
