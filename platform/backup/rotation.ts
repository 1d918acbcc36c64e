const pattern = /^eclore-(\d{4})-(\d\d)-(\d\d)T\d{6}Z\.tar\.age$/

export const archiveName = (now: Date): string =>
  `eclore-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')}.tar.age`

const kept = { days: 7, weeks: 4, months: 12 }

/** The Monday of its week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/**
 * Which of these archives are no longer needed: the newest of each of the last 7 days, 4 weeks and 12 months that have one stay, and files with
 * other names.
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
      const period = periodOf(name.replace(pattern, '$1-$2-$3'))
      if (!newest.has(period)) newest.set(period, name)
    }
    for (const name of [...newest.values()].slice(0, count)) keep.add(name)
  }
  keepNewestOf(kept.days, (day) => day)
  keepNewestOf(kept.weeks, weekOf)
  keepNewestOf(kept.months, (day) => day.slice(0, 7))
  return archives.filter((name) => !keep.has(name))
}

/** Their names begin with their moment. */
export const newestArchive = (names: readonly string[]): string | undefined =>
  names
    .filter((name) => pattern.test(name))
    .sort()
    .at(-1)
