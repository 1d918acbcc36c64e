import { colours } from '../theme.ts'

/** Look of a row below a line; what does not fit wraps. */
export const ruledRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 1,
  borderTop: `1px solid ${colours.line}`,
} as const
