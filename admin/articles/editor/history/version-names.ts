import { formatMoment } from '../format-moment.ts'
import type { HistoryEntry, VersionKey } from './history-calls.ts'
import { historyWords } from './words.ts'

export const titleOf = ({ name, n }: HistoryEntry): string => name ?? historyWords.version(n)

export function nameOf(key: VersionKey, entries: readonly HistoryEntry[], isPublic: boolean): string {
  if (key === 'copy') return historyWords.copy
  if (key === 'live') return isPublic ? historyWords.live : historyWords.saved
  const entry = entries.find(({ n }) => n === key)
  return entry ? `${titleOf(entry)} (${formatMoment(entry.date)})` : historyWords.version(key)
}

/** Sort key: higher is newer. `live` is the newest revision. */
export const versionSortKey = (key: VersionKey, current: number): number =>
  key === 'copy' ? Number.POSITIVE_INFINITY : key === 'live' ? current : key

/** Number of the save before `n`; undefined for the first one. */
export function previousOf(n: number, entries: readonly HistoryEntry[], complete: boolean): number | undefined {
  const older = entries.find((entry) => entry.n < n)
  return older?.n ?? (complete || n === 1 ? undefined : n - 1)
}
