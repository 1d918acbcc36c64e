import address from '../styles/app.css?url'

/** Linked by its address. Imported for its effect, a script that is loaded later would link it a second time. */
export const stylesheet = address
