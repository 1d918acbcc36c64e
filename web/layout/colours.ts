import type { CSSProperties } from 'react'
import { colourTokens } from '../../contracts/administration/colour-tokens.ts'
import { originalColours } from '../../contracts/administration/original-colours.ts'
import type { SiteSettings } from '../../contracts/administration/site-settings.ts'

export type Colours = SiteSettings['colours']

/** Colours of tokens.css: a page repeats only those that the owner changed. */
export const defaultColours: Colours = originalColours

/** Style of the document: the owner's colours, where they differ from the site's. */
export function colourStyle(colours: Colours): CSSProperties | undefined {
  const changed = colourTokens(colours)
  return Object.keys(changed).length > 0 ? (changed as CSSProperties) : undefined
}
