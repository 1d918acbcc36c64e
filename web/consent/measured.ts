/** Tells whether the tag manager may run on the page that is shown: its route says so, in `<html data-measured>`. */
export const isMeasured = (): boolean => document.documentElement.dataset.measured !== undefined
