import { randomUUIDv7 } from 'node:crypto'
import type { CoachNotes } from '../../../contracts/coaching/staff-person.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform, Platform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { outdatedVersionError } from '../../../platform/staff/index.ts'
import { listDiscussionUids } from '../../support/index.ts'
import { ciphersOf, createCipher } from '../discussion-cipher.ts'
import {
  deleteNotes,
  findNotes,
  insertNotes,
  listNotesAfter,
  listNotesOf,
  type NotesRow,
  type Pair,
  updateNotes,
} from './queries-notes.ts'

type Ports = Pick<Platform, 'clock' | 'keyring'>

/** The `place` under which the text is encrypted. */
const place = 'notes'

const none: CoachNotes = { content: '', modified: null, version: 0 }

const cipherOf = async (platform: Pick<Platform, 'keyring'>, db: Database, { uid }: NotesRow) =>
  (await ciphersOf(platform, db, [uid]))(uid)

export async function readNotes(platform: Ports, db: Database, pair: Pair): Promise<CoachNotes> {
  const row = await findNotes(db, pair)
  if (!row) return none
  const cipher = await cipherOf(platform, db, row)
  const { version, modifiedAt } = row
  return { content: cipher.decrypt(place, row.content), modified: modifiedAt.toISOString(), version }
}

/** @throws 409 when the notes were changed meanwhile */
export function saveNotes(
  platform: Ports,
  db: Database,
  pair: Pair,
  { content, version }: { content: string; version: number },
): Promise<CoachNotes> {
  const modifiedAt = platform.clock.now()
  const saved = { content, modified: modifiedAt.toISOString(), version: version + 1 }
  return db.transaction(async (db) => {
    const row = await findNotes(db, pair)
    if ((row?.version ?? 0) !== version) throw outdatedVersionError()
    const uid = row?.uid ?? randomUUIDv7()
    const cipher = row ? await cipherOf(platform, db, row) : await createCipher(platform, db, uid)
    const written = { uid, ...pair, content: cipher.encrypt(place, content), version: version + 1, modifiedAt }
    if (!(await (row ? updateNotes : insertNotes)(db, written))) throw outdatedVersionError()
    return saved
  })
}

/** Exports notes about a member, or by a coach, without anyone's name. */
export async function exportNotes(platform: Pick<Platform, 'keyring'>, db: Database, { uid }: { uid: string }) {
  const rows = await listNotesOf(db, uid)
  const cipherOfEach = await ciphersOf(
    platform,
    db,
    rows.map((row) => row.uid),
  )
  return rows.map((row) => ({
    date: row.modifiedAt.toISOString(),
    by: row.coachUid === uid ? 'me' : 'coach',
    content: cipherOfEach(row.uid).decrypt(place, row.content),
  }))
}

export async function eraseNotes(_platform: unknown, db: Database, { uid }: { uid: string }): Promise<void> {
  const rows = await listNotesOf(db, uid)
  await deleteNotes(
    db,
    rows.map((row) => row.uid),
  )
}

const batch = 200

/** Deletes notes about a member when the member's last discussion is gone. */
export const forgetNotesSweep = defineSweep({
  name: 'coaching.forget-notes',
  everySeconds: 3600,
  async handle({ db }: OpenedPlatform) {
    let after: string | null = null
    for (;;) {
      const rows: NotesRow[] = await listNotesAfter(db, after, batch)
      for (const { uid, memberUid } of rows) {
        if ((await listDiscussionUids(db, memberUid)).length === 0) await db.transaction((db) => deleteNotes(db, [uid]))
      }
      after = rows.at(-1)?.uid ?? null
      if (rows.length < batch) return
    }
  },
})
