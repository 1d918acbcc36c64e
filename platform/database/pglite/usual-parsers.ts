import { type PGlite, type QueryOptions, types } from '@electric-sql/pglite'

const arraysOf = { numeric: 1231, date: 1182, timestamp: 1115, timestamptz: 1185, interval: 1187 }

/** Types that Drizzle requests as text and parses itself. */
const readByDrizzle = [types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, ...Object.values(arraysOf)]

const asText = (value: string) => value

export type WithParsers = (options?: QueryOptions) => QueryOptions | undefined

/**
 * Makes Drizzle's parsers the default. Drizzle names its parsers with each statement, and PGlite then copies its own
 * three hundred. That takes longer than a short statement. Callers without parsers, such as pg-boss, get PGlite's.
 */
export function setDrizzleParsers(pglite: PGlite): WithParsers {
  const { parsers } = pglite
  const own = Object.fromEntries(readByDrizzle.flatMap((type) => (parsers[type] ? [[type, parsers[type]]] : [])))
  pglite.parsers = { ...parsers, ...Object.fromEntries(readByDrizzle.map((type) => [type, asText])) }
  return (options) => {
    if (!options?.parsers) return { ...options, parsers: own }
    const { parsers: _, ...rest } = options
    return rest
  }
}
