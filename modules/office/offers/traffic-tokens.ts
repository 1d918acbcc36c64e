import type { QueryOf } from '../../../contracts/call.ts'
import type {
  listStaffTrafficTokens,
  NewStaffTrafficToken,
  StaffTrafficToken,
  StaffTrafficTokenChange,
} from '../../../contracts/staff-offers.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import {
  addTrafficToken as add,
  changeTrafficToken as change,
  findTrafficToken,
  isTokenValid,
  listTrafficTokens as list,
  removeTrafficToken as remove,
  type TrafficTokenRow,
} from '../../subscriptions/index.ts'
import { authorise } from '../policy.ts'
import { notifyOfferChange } from './notify-offer-change.ts'

function present({ clock }: Pick<Platform, 'clock'>, token: TrafficTokenRow): StaffTrafficToken {
  const { value, formula, active, expiresAt, createdAt, version } = token
  const isValid = isTokenValid(token, clock.now())
  const dates = { expires: expiresAt?.toISOString() ?? null, date: createdAt.toISOString() }
  return { uid: value, value, formula, active, isValid, ...dates, version }
}

type Query = QueryOf<typeof listStaffTrafficTokens>

export async function listTrafficTokens(platform: Platform, db: Database, viewer: Viewer, query: Query) {
  authorise(viewer, 'offers')
  const { rows, total } = await list(db, query, query.filter ?? {})
  return { payload: rows.map((token) => present(platform, token)), page: { total } }
}

/** @throws 404 */
export async function readTrafficToken(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  value: string,
): Promise<StaffTrafficToken> {
  authorise(viewer, 'offers')
  const token = await findTrafficToken(db, value)
  if (!token) throw notFound('Ce jeton de trafic n’existe pas.')
  return present(platform, token)
}

/** @throws 400 where there is no such formula, 409 where the value is taken */
export async function addTrafficToken(platform: Platform, db: Database, viewer: Viewer, token: NewStaffTrafficToken) {
  authorise(viewer, 'offers')
  return db.transaction(async (db) => {
    const created = present(platform, await add(platform, db, token))
    const line = { actor: viewer.uid, action: 'traffic-tokens.create', target: created.uid, detail: token }
    await notifyOfferChange(platform, db, line, { trafficToken: created.uid })
    return created
  })
}

/** @throws 404, 400, 409 where somebody was faster */
export async function changeTrafficToken(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  value: string,
  { version, formula, active, expires }: StaffTrafficTokenChange,
): Promise<StaffTrafficToken> {
  authorise(viewer, 'offers')
  const expiresAt = typeof expires === 'string' ? new Date(expires) : expires
  return db.transaction(async (db) => {
    const changed = await change(db, value, version, { formula, active, expiresAt })
    const detail = { formula, active, expires }
    const line = { actor: viewer.uid, action: 'traffic-tokens.change', target: value, detail }
    await notifyOfferChange(platform, db, line, { trafficToken: value })
    return present(platform, changed)
  })
}

/** @throws 404, 409 where somebody was faster */
export async function removeTrafficToken(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  value: string,
  version: number,
): Promise<void> {
  authorise(viewer, 'offers')
  await db.transaction(async (db) => {
    await remove(db, value, version)
    const line = { actor: viewer.uid, action: 'traffic-tokens.remove', target: value }
    await notifyOfferChange(platform, db, line, { trafficToken: value })
  })
}
