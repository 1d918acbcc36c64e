import { messages } from '../../../contracts/messages.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, invalid, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { isFormulaChosen } from '../../accounts/index.ts'
import { defaultFormulaUid, formulaProblems } from '../formulas.ts'
import type { FormulaRow } from '../queries-offers.ts'
import { deleteFormula, type FormulaChange, isFormulaSold, lockFormula, updateFormula } from './queries-offers.ts'

const outdated = () => conflict([violation('version', messages.versionOutdated)])

async function lockVersion(db: Database, uid: string, version: number): Promise<FormulaRow> {
  const formula = await lockFormula(db, uid, 'update')
  if (!formula) throw notFound('Cette formule n’existe pas.')
  if (formula.version !== version) throw outdated()
  return formula
}

/**
 * Whoever has subscribed keeps the terms she ordered.
 * @throws 404, 409 where somebody was faster, 400 where the parts do not fit together
 */
export async function changeFormula(
  { config }: Pick<Platform, 'config'>,
  db: Database,
  uid: string,
  version: number,
  change: FormulaChange,
): Promise<FormulaRow> {
  return db.transaction(async (db) => {
    const former = await lockVersion(db, uid, version)
    const problems = formulaProblems({ ...former, ...change }, config.shortPeriods)
    if (problems.length > 0) throw invalid(problems)
    const changed = await updateFormula(db, uid, version, change)
    if (!changed) throw outdated()
    return changed
  })
}

/** @throws 404, 409 where somebody was faster, or it is the default or in use */
export async function removeFormula(db: Database, uid: string, version: number): Promise<void> {
  await db.transaction(async (db) => {
    await lockVersion(db, uid, version)
    if (uid === defaultFormulaUid) {
      throw conflict([violation('uid', 'La formule par défaut ne peut pas être supprimée.')])
    }
    if ((await isFormulaSold(db, uid)) || (await isFormulaChosen(db, uid))) {
      throw conflict([
        violation('uid', 'Cette formule est utilisée par un abonnement, une inscription ou un jeton de trafic.'),
      ])
    }
    await deleteFormula(db, uid)
  })
}
