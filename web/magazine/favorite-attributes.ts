/** Of the button that keeps an article: what it says follows from them (styles), and what a press of it asks for. */
export const favoriteAttributes = (on: boolean) => ({
  value: on ? '0' : '1',
  'aria-pressed': on ? ('true' as const) : ('false' as const),
})
