/** Stands in the browser while the device forgets: a page that goes before all is forgotten leaves it to the next one. */
export const leavingKey = 'leaving'
