import { colours } from '../theme.ts'

/** Style of a row below a line; its content wraps. */
export const ruledRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 1,
  borderTop: `1px solid ${colours.line}`,
} as const
