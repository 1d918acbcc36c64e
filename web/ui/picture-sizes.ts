/** Width of the page's text on a phone: the screen without the two gutters of tokens.css. */
export const pageWidth = 'calc(100vw - 2 * clamp(1.25rem, 5vw, 4.5rem))'
