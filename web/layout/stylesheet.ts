import address from '../styles/app.css?url'

/** Linked by its address: with a side-effect import, a script that loads later would link it again. */
export const stylesheet = address
