import { backupDays } from '../../contracts/privacy/erasure-terms.ts'

const pattern = /^eclore-(\d{4})-(\d\d)-(\d\d)T\d{6}Z\.tar\.age$/

export const archiveName = (now: Date): string =>
  `eclore-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')}.tar.age`

const kept = { days: 7, weeks: 4 }
const dayMilliseconds = 86_400_000

const dayOf = (name: string): string => name.replace(pattern, '$1-$2-$3')

/** The Monday of the day's week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** The privacy page promises that erased data are in no backup after `backupDays`, so older backups are deleted. */
const isExpired = (name: string, newest: string): boolean =>
  Date.parse(dayOf(newest)) - Date.parse(dayOf(name)) >= backupDays * dayMilliseconds

/**
 * Names of archives to delete. Keeps the newest of each of the last 7 days and 4 weeks unless they are expired. Ignores files
 * with other names.
 */
export function outdatedArchives(names: readonly string[]): string[] {
  const archives = names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse()
  const keep = new Set<string>()
  const keepNewestOf = (count: number, periodOf: (day: string) => string) => {
    const newest = new Map<string, string>()
    for (const name of archives) {
      const period = periodOf(dayOf(name))
      if (!newest.has(period)) newest.set(period, name)
    }
    for (const name of [...newest.values()].slice(0, count)) keep.add(name)
  }
  keepNewestOf(kept.days, (day) => day)
  keepNewestOf(kept.weeks, weekOf)
  const [newest = ''] = archives
  return archives.filter((name) => !keep.has(name) || isExpired(name, newest))
}

/** The newest archive. Names begin with the time of the backup, so they sort by it. */
export const newestArchive = (names: readonly string[]): string | undefined =>
  names
    .filter((name) => pattern.test(name))
    .sort()
    .at(-1)
