/** Attributes of the favorite button: styles show its state from them, and pressing it sends `value`. */
export const favoriteAttributes = (on: boolean) => ({
  value: on ? '0' : '1',
  'aria-pressed': on ? ('true' as const) : ('false' as const),
})
