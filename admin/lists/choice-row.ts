import { colours } from '../theme.ts'

/** Row above a list whose entries are chosen. It never wraps: the list would move under the pointer with the first choice. */
export const choiceRow = (isChosen: boolean) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    py: 1,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${colours.line}`,
    backgroundColor: isChosen ? colours.roseMid : undefined,
    '& > *': { flex: 'none' },
  }) as const
