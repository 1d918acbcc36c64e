import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { forgetPublisher, listRevisionsBy } from './home/queries-home.ts'
import { siteTopic } from './topic.ts'
import { deleteVoicesOf, findAsk, listVoicesOf } from './voices/queries-voices.ts'

interface Person {
  uid: string
}

/** The member's voices, with the consent and its sentence, and when the member was asked. */
export async function exportVoices(_platform: unknown, db: Database, { uid }: Person) {
  const found = await listVoicesOf(db, uid)
  const { askedAt = null, refusedAt = null } = (await findAsk(db, uid)) ?? {}
  const written = found.map(({ memberUid: _member, digest: _digest, version: _version, ...shared }) => shared)
  return { askedAt, refusedAt, written }
}

/** Deletes the member's voices and links, and removes the voices from every page. */
export async function eraseVoices({ events }: Pick<Platform, 'events'>, db: Database, { uid }: Person): Promise<void> {
  await deleteVoicesOf(db, uid)
  await events.publish(db, siteTopic, {})
}

export async function exportHomeRevisions(_platform: unknown, db: Database, { uid }: Person) {
  const found = await listRevisionsBy(db, uid)
  return found.map(({ n, date, by }) => ({ n, date, by }))
}

/** Keeps the revisions, without the publisher's name. */
export const eraseHomeRevisions = (_platform: unknown, db: Database, { uid }: Person): Promise<void> =>
  forgetPublisher(db, uid, 'Ancien membre de l’équipe')
