/** The home page changes. */
export const siteTopic = 'site-pages'
