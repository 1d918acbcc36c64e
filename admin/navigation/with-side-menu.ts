/** Media query of windows with the menu beside the screen. */
export const withSideMenu = '(min-width: 1024px)'
