import figtree from '../fonts/figtree-normal.woff2?url'
import fraunces from '../fonts/fraunces-normal.woff2?url'

/** What every page shows; the italics are the logo's. */
export const fonts = [fraunces, figtree]
