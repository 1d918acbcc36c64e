import type { CSSProperties } from 'react'
import { originalColours } from '../../contracts/original-colours.ts'
import type { SiteSettings } from '../../contracts/site-settings.ts'

export type Colours = SiteSettings['colours']

/** As tokens.css has them: where the owner changed nothing, nothing is written. */
export const ownColours: Colours = originalColours

const mix = (colour: string, percent: number, other: string) => `color-mix(in oklab, ${colour} ${percent}%, ${other})`

/** The tokens that each of the owner's colours sets: shades between two default colours follow them. */
const tokens: Record<keyof Colours, (colours: Colours) => Record<`--color-${string}`, string>> = {
  ground: ({ ground }) => ({ '--color-rose-light': ground }),
  accent: ({ accent, ground, ink }) => ({
    '--color-rose': accent,
    '--color-rose-mid': mix(accent, 60, ground),
    '--color-blush': mix(accent, 88, ink),
  }),
  ink: ({ ink }) => ({ '--color-ink': ink }),
  paper: ({ paper }) => ({ '--color-paper': paper }),
}

/** For the document: the colours that the owner chose, in the place of the site's. */
export function colourStyle(colours: Colours): CSSProperties | undefined {
  const changed = (Object.keys(tokens) as (keyof Colours)[]).filter((name) => colours[name] !== ownColours[name])
  if (changed.length === 0) return undefined
  return Object.assign({}, ...changed.map((name) => tokens[name](colours)))
}
