import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import { type OwnVoice, type Voice, voiceConsent, type voiceForm } from '../../../contracts/site/voices.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { digestOfToken } from '../../../platform/keys/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import { findUser, isStaff } from '../../accounts/index.ts'
import { voiceWrittenMail, voiceWrittenSubject } from '../mails/voice-written.tsx'
import { siteTopic } from '../topic.ts'
import { presentVoice } from './present-voice.ts'
import {
  deleteVoiceByDigest,
  findInvitation,
  findVoiceByDigest,
  lockInvitation,
  recordAskRefusal,
  rows,
} from './queries-voices.ts'

const expired = () => notFound('Ce lien n’est plus valable.')

/** @throws 404 for an unknown link, or one that expired unused */
export async function readOwnVoice({ clock }: Pick<Platform, 'clock'>, db: Database, token: string): Promise<OwnVoice> {
  const digest = digestOfToken(token)
  const voice = await findVoiceByDigest(db, digest)
  const invitation = await findInvitation(db, digest)
  if (!voice && (!invitation || invitation.expiresAt <= clock.now())) throw expired()
  return { written: voice ? presentVoice(voice) : null, state: voice?.state ?? null, consent: voiceConsent }
}

type Writing = Pick<Platform, 'clock' | 'config' | 'mailer'>

/** Stores what the member wrote, with the sentence that they agreed to. An admin decides whether it is shown. @throws 404, 409 */
export async function writeVoice(
  { clock, config, mailer }: Writing,
  db: Database,
  token: string,
  { text, name, detail }: z.output<typeof voiceForm>,
): Promise<Voice> {
  const digest = digestOfToken(token)
  const now = clock.now()
  return db.transaction(async (db) => {
    const invitation = await lockInvitation(db, digest)
    if (!invitation || invitation.expiresAt <= now) throw expired()
    if (await findVoiceByDigest(db, digest)) {
      throw conflict([violation('token', 'Ce lien a déjà servi.', 'duplicate')])
    }
    const member = await findUser(db, invitation.memberUid)
    if (!member) throw expired()
    // The member may have joined staff after the invitation.
    if (isStaff(member.roles))
      throw conflict([violation('token', 'Vous êtes de l’équipe\u00a0: seuls des membres témoignent.')])
    const row = {
      uid: randomUUIDv7(),
      memberUid: member.uid,
      digest,
      name,
      detail: detail?.trim() ? detail : null,
      text,
      state: 'waiting' as const,
      source: invitation.source,
      example: false,
      memberSince: member.createdAt,
      date: now,
      consentAt: now,
      consent: voiceConsent,
    }
    await rows.insert(db, row)
    const href = `${config.publicUrl}/voices/${token}`
    await mailer.write(db, {
      to: member.email,
      subject: voiceWrittenSubject,
      link: href,
      ...mailOf(voiceWrittenMail, { href }),
    })
    return presentVoice({ ...row, version: 1 })
  })
}

/** Deletes the voice and its link. A member who has written nothing refuses in this way, and is not asked again. @throws 404 */
export async function withdrawVoice(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: Database,
  token: string,
): Promise<void> {
  const digest = digestOfToken(token)
  await db.transaction(async (db) => {
    const invitation = await lockInvitation(db, digest)
    if (!invitation) throw expired()
    if (!(await findVoiceByDigest(db, digest))) await recordAskRefusal(db, invitation.memberUid, clock.now())
    await deleteVoiceByDigest(db, digest)
    await events.publish(db, siteTopic, {})
  })
}
