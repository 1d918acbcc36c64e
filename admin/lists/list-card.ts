import { colours } from '../theme.ts'

export const listCard = {
  backgroundColor: colours.card,
  border: `1px solid ${colours.line}`,
  borderRadius: '22px',
  // No `overflow: hidden`: it would become the container of sticky children.
  overflow: 'clip',
} as const
