import { maxThemes, staffThemes } from '../../../../contracts/coaching/coaching-themes.ts'
import { messages } from '../../../../contracts/messages.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { EventData } from '../../../../platform/events/index.ts'
import { staffResource } from '../../../../platform/staff/index.ts'
import { findFreeSlug, slugOf } from '../../../articles/index.ts'
import { mayReadThemes, mayWriteThemes } from '../../policy.ts'
import { coachingTopic } from '../../topic.ts'
import { isNameTaken, listThemes, lockThemes, rows, source, type ThemeRow } from './queries.ts'

const event = (): [string, EventData] => [coachingTopic, {}]

const used = 'Des échanges portent ce thème\u00a0: il ne peut pas être supprimé. Vous pouvez cesser de le proposer.'
const last = 'Un thème au moins doit être proposé.'
const tooMany = `Il y a déjà ${maxThemes}\u00a0thèmes\u00a0: supprimez-en un.`

/** @throws 409 when another theme has the name */
async function requireFreeName(db: Database, name: string, uid?: string): Promise<void> {
  if (await isNameTaken(db, name, uid)) throw conflict([violation('name', messages.duplicate, 'duplicate')])
}

/** @throws 409 when the wanted uid is taken */
function freeUid(existing: readonly ThemeRow[], name: string, wanted: string | undefined): string {
  const isTaken = (uid: string) => existing.some((theme) => theme.uid === uid)
  if (wanted !== undefined) {
    if (isTaken(wanted)) throw conflict([violation('uid', messages.duplicate, 'duplicate')])
    return wanted
  }
  return findFreeSlug(slugOf(name, 'theme'), isTaken)
}

/** Former names that titles of discussions may contain. A replaced name is added if discussions were opened with it. */
function formerNamesOf({ name, formerNames, used }: ThemeRow, next: string | undefined): string[] {
  const known = next !== undefined && next !== name && used ? [...formerNames, name] : formerNames
  return [...new Set(known)].filter((former) => former !== (next ?? name))
}

/** The form must always offer a theme. @throws 409 */
async function requireAnother(db: Database, uid: string): Promise<void> {
  const others = (await listThemes(db)).filter((theme) => theme.active && theme.uid !== uid)
  if (others.length === 0) throw conflict([violation('active', last)])
}

/** The themes of coaching. A theme with discussions cannot be deleted, but may stop being offered. */
export const themes = staffResource({
  calls: staffThemes,
  policy: { read: mayReadThemes, write: mayWriteThemes },
  unknown: 'Ce thème n’existe pas.',
  source,
  event,
  present: (found) => found.map(({ createdAt: _created, ...theme }) => theme),
  async create({ ports, db }, { uid: wanted, order, ...fields }) {
    await lockThemes(db)
    const existing = await listThemes(db)
    if (existing.length >= maxThemes) throw conflict([violation('uid', tooMany)])
    await requireFreeName(db, fields.name)
    const uid = freeUid(existing, fields.name, wanted)
    const highest = Math.max(0, ...existing.map((theme) => theme.order))
    await rows.insert(db, { ...fields, uid, order: order ?? highest + 1, used: false, createdAt: ports.clock.now() })
    return { uid }
  },
  hold: ({ db }) => lockThemes(db),
  lock: ({ db }, uid, act) => rows.lock(db, uid, act),
  async change({ db }, row, fields) {
    if (fields.name !== undefined) await requireFreeName(db, fields.name, row.uid)
    if (fields.active === false) await requireAnother(db, row.uid)
    await rows.update(db, row.uid, { ...fields, formerNames: formerNamesOf(row, fields.name) })
  },
  async remove({ db }, row) {
    if (row.used) throw conflict([violation('uid', used)])
    await requireAnother(db, row.uid)
    await rows.remove(db, row.uid)
  },
})
