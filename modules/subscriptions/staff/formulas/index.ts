import { type StaffFormula, staffFormulas } from '../../../../contracts/subscriptions/staff-offers.ts'
import { changedFields } from '../../../../platform/audit/index.ts'
import { conflict, invalid, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffContext, staffResource } from '../../../../platform/staff/index.ts'
import { isFormulaChosen } from '../../../accounts/index.ts'
import { mayManageOffers } from '../../lifecycle/policy.ts'
import { createFormula, defaultFormulaUid, formulaProblems } from '../../orders/formulas.ts'
import type { FormulaRow } from '../../orders/queries-offers.ts'
import { recordPrice } from '../../orders/queries-prices.ts'
import { isFormulaSold, rows, source } from './queries.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'config' | 'events'>>

const present = ({ createdAt: _createdAt, ...formula }: FormulaRow): StaffFormula => formula

/** Existing subscribers retain the terms that they ordered. */
export const formulas = staffResource({
  calls: staffFormulas,
  policy: { read: mayManageOffers, write: mayManageOffers },
  unknown: 'Cette formule n’existe pas.',
  source,
  present: (found) => found.map(present),
  event: (formula) => ['offers', { formula }],
  acts: { remove: 'remove' },
  async create({ ports, db }: Context, body) {
    const created = await createFormula(ports, db, body)
    return { uid: created.uid, detail: present(created) }
  },
  lock: ({ db }, uid, act) => rows.lock(db, uid, act),
  async change({ ports, db }: Context, former, { uid: _uid, ...fields }) {
    const problems = formulaProblems({ ...former, ...fields }, ports.config.shortPeriods)
    if (problems.length > 0) throw invalid(problems)
    await rows.update(db, former.uid, fields)
    if (fields.amount !== undefined && fields.amount !== former.amount) {
      await recordPrice(db, { uid: former.uid, amount: fields.amount }, ports.clock.now())
    }
    return { detail: changedFields(former, fields) }
  },
  async remove({ db }, { uid }) {
    if (uid === defaultFormulaUid) {
      throw conflict([violation('uid', 'La formule par défaut ne peut pas être supprimée.')])
    }
    if ((await isFormulaSold(db, uid)) || (await isFormulaChosen(db, uid))) {
      throw conflict([
        violation('uid', 'Cette formule est utilisée par un abonnement, une inscription ou un jeton de trafic.'),
      ])
    }
    await rows.remove(db, uid)
  },
})
