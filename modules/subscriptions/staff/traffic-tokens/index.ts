import { staffTrafficTokens } from '../../../../contracts/subscriptions/staff-offers.ts'
import { changedFields } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, invalid, violation } from '../../../../platform/errors/index.ts'
import { staffResource } from '../../../../platform/staff/index.ts'
import { mayManageOffers } from '../../lifecycle/policy.ts'
import { createTrafficToken, isTokenValid } from '../../orders/formulas.ts'
import { shareFormula } from '../formulas/queries.ts'
import { rows, source } from './queries.ts'
import { hasResults } from './queries-results.ts'

/** @throws 400 when the formula does not exist */
async function requireFormula(db: Database, uid: string): Promise<void> {
  if (!(await shareFormula(db, uid))) throw invalid([violation('formula', 'Cette formule n’existe pas.')])
}

export const trafficTokens = staffResource({
  calls: staffTrafficTokens,
  policy: { read: mayManageOffers, write: mayManageOffers },
  unknown: 'Ce jeton de trafic n’existe pas.',
  source,
  present: (found, { ports }) =>
    found.map((token) => ({
      uid: token.value,
      value: token.value,
      formula: token.formula,
      active: token.active,
      isValid: isTokenValid(token, ports.clock.now()),
      expires: token.expiresAt?.toISOString() ?? null,
      date: token.createdAt.toISOString(),
      version: token.version,
    })),
  event: (trafficToken) => ['offers', { trafficToken }],
  acts: { remove: 'remove' },
  async create({ ports, db }, body) {
    await requireFormula(db, body.formula)
    const { value } = await createTrafficToken(ports, db, body)
    return { uid: value, detail: body }
  },
  hold: async ({ db }, _row, fields) => {
    if (fields?.formula !== undefined) await requireFormula(db, fields.formula)
  },
  lock: ({ db }, value, act) => rows.lock(db, value, act),
  async change({ db }, { value, ...former }, { formula, active, expires }) {
    const expiresAt = typeof expires === 'string' ? new Date(expires) : expires
    await rows.update(db, value, { formula, active, expiresAt })
    const before = { formula: former.formula, active: former.active, expires: former.expiresAt?.toISOString() ?? null }
    const after = { formula, active, expires: expiresAt instanceof Date ? expiresAt.toISOString() : expiresAt }
    return { detail: changedFields(before, after) }
  },
  async remove({ db }, { value }) {
    if (await hasResults(db, 'trafficToken', value)) {
      throw conflict([violation('uid', 'Ce code a amené des abonnées\u00a0: mettez-le hors service plutôt.')])
    }
    await rows.remove(db, value)
  },
})
