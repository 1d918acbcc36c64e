import { minMembersPerTheme, type ThemeQuarter } from '../../../../contracts/administration/staff-figures.ts'

/** A discussion, and its theme if its title names one. */
export interface ThemedDiscussion {
  ownerUid: string
  theme: { uid: string; name: string } | undefined
}

interface Group {
  theme: ThemedDiscussion['theme']
  discussions: number
  members: ReadonlySet<string>
}

const groupOf = (theme: ThemedDiscussion['theme'], discussions: readonly ThemedDiscussion[]): Group => ({
  theme,
  discussions: discussions.length,
  members: new Set(discussions.map(({ ownerUid }) => ownerUid)),
})

const join = (one: Group, other: Group): Group => ({
  theme: undefined,
  discussions: one.discussions + other.discussions,
  members: one.members.union(other.members),
})

const isShown = ({ theme, members }: Group): boolean => theme !== undefined && members.size >= minMembersPerTheme

/**
 * Joins the themes of few members. While the joined themes still have few members, the smallest shown theme joins them:
 * otherwise the total less the shown themes would reveal their number.
 */
export function groupThemes(all: readonly ThemedDiscussion[]): Pick<ThemeQuarter, 'themes' | 'others'> {
  const groups = [...Map.groupBy(all, ({ theme }) => theme?.uid).values()]
    .map((discussions) => groupOf(discussions[0]?.theme, discussions))
    .sort((one, other) => other.discussions - one.discussions)
  const shown = groups.filter(isShown)
  let others = groups.filter((group) => !isShown(group)).reduce(join, groupOf(undefined, []))
  while (others.discussions > 0 && others.members.size < minMembersPerTheme) {
    const smallest = shown.pop()
    if (!smallest) return { themes: [], others: null }
    others = join(others, smallest)
  }
  return {
    themes: shown.flatMap(({ theme, discussions }) => (theme ? { uid: theme.uid, name: theme.name, discussions } : [])),
    others: others.discussions,
  }
}
