import figtree from '../fonts/figtree-normal.woff2?url'
import fraunces from '../fonts/fraunces-normal.woff2?url'

/** Fonts of every page; the italics are for the logo. */
export const fonts = [fraunces, figtree]
