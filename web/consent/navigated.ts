/** Event that React fires on the document after each navigation without a page load. */
export const navigated = 'site:navigated'
