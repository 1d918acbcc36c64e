/** Published when the home page changes, including its voices. */
export const siteTopic = 'site-pages'
