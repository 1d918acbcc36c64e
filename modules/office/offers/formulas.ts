import type { QueryOf } from '../../../contracts/call.ts'
import type {
  listStaffFormulas,
  NewStaffFormula,
  StaffFormula,
  StaffFormulaChange,
} from '../../../contracts/staff-offers.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import {
  changeFormula as change,
  createFormula,
  type FormulaRow,
  findFormula,
  listFormulas as list,
  removeFormula as remove,
} from '../../subscriptions/index.ts'
import { authorise } from '../policy.ts'
import { notifyOfferChange } from './notify-offer-change.ts'

const present = ({ createdAt: _createdAt, ...formula }: FormulaRow): StaffFormula => formula

export async function listFormulas(db: Database, viewer: Viewer, query: QueryOf<typeof listStaffFormulas>) {
  authorise(viewer, 'offers')
  const { rows, total } = await list(db, query, query.filter?.uid)
  return { payload: rows.map(present), page: { total } }
}

/** @throws 404 */
export async function readFormula(db: Database, viewer: Viewer, uid: string): Promise<StaffFormula> {
  authorise(viewer, 'offers')
  const formula = await findFormula(db, uid)
  if (!formula) throw notFound('Cette formule n’existe pas.')
  return present(formula)
}

/** @throws 400, 409 where the uid is taken */
export async function addFormula(platform: Platform, db: Database, viewer: Viewer, formula: NewStaffFormula) {
  authorise(viewer, 'offers')
  return db.transaction(async (db) => {
    const created = await createFormula(platform, db, formula)
    const line = { actor: viewer.uid, action: 'formulas.create', target: created.uid, detail: present(created) }
    await notifyOfferChange(platform, db, line, { formula: created.uid })
    return present(created)
  })
}

/** @throws 404, 400, 409 where somebody was faster */
export async function changeFormula(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  uid: string,
  { version, uid: _uid, ...changes }: StaffFormulaChange,
): Promise<StaffFormula> {
  authorise(viewer, 'offers')
  return db.transaction(async (db) => {
    const changed = await change(platform, db, uid, version, changes)
    const line = { actor: viewer.uid, action: 'formulas.change', target: uid, detail: changes }
    await notifyOfferChange(platform, db, line, { formula: uid })
    return present(changed)
  })
}

/** @throws 404; 409 where somebody was faster, or it is in use */
export async function removeFormula(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  uid: string,
  version: number,
): Promise<void> {
  authorise(viewer, 'offers')
  await db.transaction(async (db) => {
    await remove(db, uid, version)
    await notifyOfferChange(
      platform,
      db,
      { actor: viewer.uid, action: 'formulas.remove', target: uid },
      { formula: uid },
    )
  })
}
