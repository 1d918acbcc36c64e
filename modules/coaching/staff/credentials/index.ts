import { randomUUIDv7 } from 'node:crypto'
import { staffCredentials } from '../../../../contracts/coaching/staff-credentials.ts'
import { messages } from '../../../../contracts/messages.ts'
import { dayOf } from '../../../../contracts/text/paris.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { forbidden, invalid, violation } from '../../../../platform/errors/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type Actor, staffResource } from '../../../../platform/staff/index.ts'
import { displayName, findUser, findUsers } from '../../../accounts/index.ts'
import { isCredentialShown } from '../../credentials/shown.ts'
import { mayAccessCredential, mayCoach, mayProposeTransfers } from '../../policy.ts'
import { type CredentialRow, rows, source } from './queries.ts'

/** Published when public pages of coaches change. */
const credentialsTopic = 'credentials'

type Checked = Pick<CredentialRow, 'checkedOn' | 'checkedByUid' | 'checkedByName'>

const unchecked: Checked = { checkedOn: null, checkedByUid: null, checkedByName: null }

/** Only a person may check a credential, never a job. */
function personOf(actor: Actor): Viewer {
  if (actor === 'system') throw forbidden()
  return actor
}

/** @throws 403 */
async function checkBy(db: Database, actor: Viewer, now: Date): Promise<Checked> {
  const user = actor.acl.admin ? await findUser(db, actor.uid) : undefined
  if (!user) throw forbidden()
  return { checkedOn: dayOf(now), checkedByUid: user.uid, checkedByName: displayName(user) }
}

/** A diploma does not expire; insurance and supervision need a last day. @throws 400 */
function requireLastDay({ kind, validUntil }: Pick<CredentialRow, 'kind' | 'validUntil'>): void {
  if (kind !== 'diploma' && validUntil === null) throw invalid([violation('validUntil', messages.required)])
}

/** Credentials of coaches. Coaches propose them and an admin checks them. A coach's change needs a new check. */
export const credentials = staffResource({
  calls: staffCredentials,
  policy: { read: mayProposeTransfers, write: mayProposeTransfers, row: mayAccessCredential },
  unknown: 'Ce justificatif n’existe pas.',
  source,
  event: () => [credentialsTopic, {}],
  async present(found, { ports, db }) {
    const users = await findUsers(db, [...new Set(found.map(({ coachUid }) => coachUid))])
    const names = new Map(users.map((user) => [user.uid, displayName(user)]))
    const today = dayOf(ports.clock.now())
    return found.map((row) => ({
      uid: row.uid,
      coach: row.coachUid,
      name: names.get(row.coachUid) ?? '',
      kind: row.kind,
      title: row.title,
      validUntil: row.validUntil,
      checked: row.checkedOn !== null,
      checkedBy: row.checkedByName,
      checkedOn: row.checkedOn,
      shown: isCredentialShown(row, today),
      version: row.version,
    }))
  },
  async create({ ports, db, actor }, { coach, checked, ...fields }) {
    const person = personOf(actor)
    if (!mayAccessCredential(person, { coachUid: coach })) throw forbidden()
    const user = await findUser(db, coach)
    if (!user || !mayCoach(user)) throw invalid([violation('coach', messages.choice)])
    requireLastDay(fields)
    const now = ports.clock.now()
    const check = checked ? await checkBy(db, person, now) : unchecked
    const uid = randomUUIDv7()
    await rows.insert(db, { uid, coachUid: coach, ...fields, ...check, createdAt: now })
    return { uid }
  },
  lock: ({ db }, uid, act) => rows.lock(db, uid, act),
  async change({ ports, db, actor }, row, { checked, ...fields }) {
    const person = personOf(actor)
    requireLastDay({ ...row, ...fields })
    const isChecked = row.checkedOn !== null
    if (checked && !isChecked && !person.acl.admin) throw forbidden()
    const keeps = person.acl.admin && (checked ?? isChecked)
    await rows.update(db, row.uid, { ...fields, ...(keeps ? await checkBy(db, person, ports.clock.now()) : unchecked) })
    return { detail: { checked: keeps } }
  },
  remove: ({ db }, { uid }) => rows.remove(db, uid),
})
