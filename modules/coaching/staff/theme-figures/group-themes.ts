import { fewestOfTheme, type ThemeQuarter } from '../../../../contracts/administration/staff-figures.ts'

/** A discussion, and its theme if its title names one. */
export interface Themed {
  ownerUid: string
  theme: { uid: string; name: string } | undefined
}

interface Group {
  theme: Themed['theme']
  discussions: number
  members: ReadonlySet<string>
}

const groupOf = (theme: Themed['theme'], discussions: readonly Themed[]): Group => ({
  theme,
  discussions: discussions.length,
  members: new Set(discussions.map(({ ownerUid }) => ownerUid)),
})

const join = (one: Group, other: Group): Group => ({
  theme: undefined,
  discussions: one.discussions + other.discussions,
  members: one.members.union(other.members),
})

const isShown = ({ theme, members }: Group): boolean => theme !== undefined && members.size >= fewestOfTheme

/**
 * Joins the themes of few members. While the joined themes still have few members, the smallest shown theme joins them:
 * otherwise the total less the shown themes would reveal their number.
 */
export function groupThemes(all: readonly Themed[]): Pick<ThemeQuarter, 'themes' | 'others'> {
  const groups = [...Map.groupBy(all, ({ theme }) => theme?.uid).values()]
    .map((discussions) => groupOf(discussions[0]?.theme, discussions))
    .sort((one, other) => other.discussions - one.discussions)
  const shown = groups.filter(isShown)
  let others = groups.filter((group) => !isShown(group)).reduce(join, groupOf(undefined, []))
  while (others.discussions > 0 && others.members.size < fewestOfTheme) {
    const smallest = shown.pop()
    if (!smallest) return { themes: [], others: null }
    others = join(others, smallest)
  }
  return {
    themes: shown.flatMap(({ theme, discussions }) => (theme ? { uid: theme.uid, name: theme.name, discussions } : [])),
    others: others.discussions,
  }
}
