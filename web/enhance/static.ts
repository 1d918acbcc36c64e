/** Tells whether the page is static: React does not hydrate it. */
export const isStatic = (): boolean => document.documentElement.dataset.app === undefined
