/** Media query of windows with the menu beside the screen. */
export const sideMenuQuery = '(min-width: 1024px)'
