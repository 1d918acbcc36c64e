import { messages } from '../../../contracts/messages.ts'
import type { NewStaffTrafficToken } from '../../../contracts/staff-offers.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, invalid, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { createTrafficToken } from '../formulas.ts'
import { findTrafficToken, type TrafficTokenRow } from '../queries-offers.ts'
import { deleteTrafficToken, lockFormula, type TrafficTokenChange, updateTrafficToken } from './queries-offers.ts'

/** Locked, so that it is still there when the token refers to it. */
async function requireFormula(db: Database, uid: string): Promise<void> {
  const formula = await lockFormula(db, uid, 'key share')
  if (!formula) throw invalid([violation('formula', 'Cette formule n’existe pas.')])
}

async function refuse(db: Database, value: string): Promise<never> {
  if (await findTrafficToken(db, value)) throw conflict([violation('version', messages.versionOutdated)])
  throw notFound('Ce jeton de trafic n’existe pas.')
}

/** @throws 400 where there is no such formula, 409 where the value is taken */
export async function addTrafficToken(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  token: NewStaffTrafficToken,
): Promise<TrafficTokenRow> {
  return db.transaction(async (db) => {
    await requireFormula(db, token.formula)
    return createTrafficToken(platform, db, token)
  })
}

/** @throws 404, 409 where somebody was faster, 400 where there is no such formula */
export async function changeTrafficToken(
  db: Database,
  value: string,
  version: number,
  change: TrafficTokenChange,
): Promise<TrafficTokenRow> {
  return db.transaction(async (db) => {
    if (change.formula !== undefined) await requireFormula(db, change.formula)
    return (await updateTrafficToken(db, value, version, change)) ?? refuse(db, value)
  })
}

/** @throws 404, 409 where somebody was faster */
export async function removeTrafficToken(db: Database, value: string, version: number): Promise<void> {
  if (!(await deleteTrafficToken(db, value, version))) await refuse(db, value)
}
