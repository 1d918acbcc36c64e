import { messages } from '../../../../contracts/messages.ts'
import { type NewStaffCode, type StaffCode, staffCodes } from '../../../../contracts/subscriptions/staff-codes.ts'
import { changedFields } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, invalid, type Violation, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffContext, staffResource } from '../../../../platform/staff/index.ts'
import { mayManageOffers } from '../../lifecycle/policy.ts'
import { isCodeValid } from '../../orders/codes/codes.ts'
import { type CodeRow, insertCode } from '../../orders/codes/queries-codes.ts'
import { hasResults } from '../traffic-tokens/queries-results.ts'
import { rows, source, unknownFormulas } from './queries.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'events'>>
type Fields = Omit<NewStaffCode, 'uid'>

const iso = (date: Date | null): string | null => date?.toISOString() ?? null
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

function fieldsOf({ from, until, ...row }: CodeRow): Fields {
  const { formulas, percent, amount, periods, uses, usesPerPerson, oncePerCard, active } = row
  const limits = { uses, usesPerPerson, oncePerCard, active }
  return { formulas, percent, amount, periods, from: iso(from), until: iso(until), ...limits }
}

const present = (row: CodeRow, now: Date): StaffCode => ({
  uid: row.uid,
  ...fieldsOf(row),
  usedBy: row.usedBy,
  isValid: isCodeValid(row, now),
  date: row.createdAt.toISOString(),
  version: row.version,
})

const columnsOf = ({ from, until, ...fields }: Fields) => ({ ...fields, from: dateOf(from), until: dateOf(until) })

function problemsOf({ percent, amount, from, until, uses }: Fields, usedBy: number): Violation[] {
  const problems: Violation[] = []
  if (percent === null && amount === null) problems.push(violation('percent', messages.required, 'missing'))
  if (percent !== null && amount !== null) {
    problems.push(violation('amount', 'Un code réduit d’un pourcentage, ou d’un montant\u00a0: l’un des deux.'))
  }
  if (from !== null && until !== null && new Date(from) >= new Date(until)) {
    problems.push(violation('until', 'La fin vient avant le début.'))
  }
  if (uses !== null && uses < usedBy) {
    problems.push(violation('uses', `Ce code a déjà servi à ${usedBy} commandes.`))
  }
  return problems
}

/** @throws 400 */
async function check(db: Database, fields: Fields, usedBy: number): Promise<void> {
  const problems = problemsOf(fields, usedBy)
  if (fields.formulas && (await unknownFormulas(db, fields.formulas)).length > 0) {
    problems.push(violation('formulas', 'Une de ces formules n’existe pas.'))
  }
  if (problems.length > 0) throw invalid(problems)
}

export const codes = staffResource({
  calls: staffCodes,
  policy: { read: mayManageOffers, write: mayManageOffers },
  unknown: 'Ce code n’existe pas.',
  source,
  present: (found, { ports }: Context) => found.map((row) => present(row, ports.clock.now())),
  event: (code) => ['offers', { code }],
  acts: { remove: 'remove' },
  async create({ ports, db }: Context, { uid, ...fields }) {
    await check(db, fields, 0)
    const created = await insertCode(db, { uid, ...columnsOf(fields), createdAt: ports.clock.now() })
    if (!created) throw conflict([violation('uid', messages.duplicate, 'duplicate')])
    return { uid, detail: { uid, ...fields } }
  },
  lock: ({ db }, uid, act) => rows.lock(db, uid, act),
  async change({ db }: Context, former, { uid: _uid, usedBy: _used, isValid: _valid, date: _date, ...changes }) {
    const before = fieldsOf(former)
    const after = { ...before, ...changes }
    await check(db, after, former.usedBy)
    await rows.update(db, former.uid, columnsOf(after))
    return { detail: changedFields(before, changes) }
  },
  async remove({ db }, { uid }) {
    if (await hasResults(db, 'code', uid)) {
      throw conflict([violation('uid', 'Ce code a servi à une commande\u00a0: mettez-le hors service plutôt.')])
    }
    await rows.remove(db, uid)
  },
})
