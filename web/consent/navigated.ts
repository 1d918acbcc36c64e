/** Told on the document by React after each navigation without a page load. */
export const navigated = 'site:navigated'
