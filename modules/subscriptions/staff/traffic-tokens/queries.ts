import { or } from 'drizzle-orm'
import { staffTrafficTokens } from '../../../../contracts/subscriptions/staff-offers.ts'
import { containsWords } from '../../../../platform/database/index.ts'
import { anyOf, equals, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { trafficTokens } from '../../tables.ts'

export const source = listSource(staffTrafficTokens.list, {
  table: trafficTokens,
  key: trafficTokens.value,
  select: (db) => db.select().from(trafficTokens).$dynamic(),
  sorts: {
    value: trafficTokens.value,
    formula: trafficTokens.formula,
    active: trafficTokens.active,
    date: trafficTokens.createdAt,
    expires: trafficTokens.expiresAt,
    uid: trafficTokens.value,
  },
  natural: { by: trafficTokens.createdAt, order: 'desc' },
  filters: { uid: anyOf(trafficTokens.value), formula: equals(trafficTokens.formula) },
  search: (q) => or(containsWords(trafficTokens.value, q), containsWords(trafficTokens.formula, q)),
})

export const rows = versionedRows(trafficTokens, trafficTokens.value)
