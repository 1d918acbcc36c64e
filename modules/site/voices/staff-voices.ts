import type { Role } from '../../../contracts/accounts/roles.ts'
import { approveVoice, declineVoice, inviteVoice, staffVoices } from '../../../contracts/site/voices.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import { conflict, notFound, violation } from '../../../platform/errors/index.ts'
import type { EventData } from '../../../platform/events/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { outdatedVersionError, type StaffContext, staffAction, staffResource } from '../../../platform/staff/index.ts'
import { displayName, findUser, isStaff } from '../../accounts/index.ts'
import { voiceInvitedMail, voiceInvitedSubject } from '../mails/voice-invited.tsx'
import { mayDecideVoices } from '../policy.ts'
import { siteTopic } from '../topic.ts'
import { presentStaffVoice } from './present-voice.ts'
import { hasRefused, rows, source } from './queries-voices.ts'
import { makeVoiceLink } from './voice-link.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'config' | 'events' | 'mailer'>, Viewer>

/** Staff cannot write voices: every voice is shown as a member's. @throws 409 */
function requireNoStaff(roles: readonly Role[]): void {
  if (!isStaff(roles)) return
  throw conflict([violation('uid', 'Cette personne est de l’équipe\u00a0: seuls des membres témoignent.')])
}

const unknown = 'Ce témoignage n’existe pas.'
const event = (): [string, EventData] => [siteTopic, {}]

/** Voices (testimonials) of members. Staff can list, approve or decline them; only the member writes the text. */
export const voices = staffResource({
  calls: staffVoices,
  policy: { read: mayDecideVoices },
  unknown,
  source,
  event,
  present: (found) => found.map(presentStaffVoice),
})

/** @throws 404, 409 */
async function decide(
  context: Context,
  { uid, version }: { uid: string; version: number | undefined },
  state: 'approved' | 'declined',
) {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const row = await rows.lock(db, uid, 'change')
    if (!row) throw notFound(unknown)
    if (version !== undefined && version !== row.version) throw outdatedVersionError()
    if (state === 'approved') {
      const member = row.memberUid === null ? undefined : await findUser(db, row.memberUid)
      requireNoStaff(member?.roles ?? [])
    }
    await rows.update(db, uid, { state })
    await voices.record(inside, state === 'approved' ? 'approve' : 'decline', uid)
    return { payload: await voices.read(inside, uid) }
  })
}

/** Mails a link by which the member may write. @throws 404, 409 */
async function invite({ ports, db, actor }: Context, uid: string): Promise<void> {
  const { clock, mailer } = ports
  await db.transaction(async (db) => {
    const member = await findUser(db, uid)
    if (!member) throw notFound('Ce membre n’existe pas.')
    if (member.suspendedAt) throw conflict([violation('uid', 'Ce compte est suspendu.')])
    requireNoStaff(member.roles)
    if (await hasRefused(db, uid)) {
      throw conflict([violation('uid', 'Cette personne a préféré ne pas témoigner.')])
    }
    const href = await makeVoiceLink(ports, db, { memberUid: uid, source: 'invitation' })
    await mailer.write(db, {
      to: member.email,
      subject: voiceInvitedSubject,
      link: href,
      ...mailOf(voiceInvitedMail, { name: displayName(member), href }),
    })
    await writeAudit(db, clock, { actor: actor.uid, action: 'voices.invite', target: uid })
  })
}

export const voiceActions = [
  staffAction(approveVoice, mayDecideVoices, (context: Context, { params, body }) =>
    decide(context, { ...params, version: body?.version }, 'approved'),
  ),
  staffAction(declineVoice, mayDecideVoices, (context: Context, { params, body }) =>
    decide(context, { ...params, version: body?.version }, 'declined'),
  ),
  staffAction(inviteVoice, mayDecideVoices, (context: Context, { params: { uid } }) => invite(context, uid)),
]
