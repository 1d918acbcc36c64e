import { originalColours } from './original-colours.ts'
import type { SiteSettings } from './site-settings.ts'

type Colours = SiteSettings['colours']
type Token = `--color-${string}`

const mix = (colour: string, percent: number, other: string) => `color-mix(in oklab, ${colour} ${percent}%, ${other})`

/** The tokens derived from each of the owner's colours. Shades between two default colours are adapted too. */
const tokens: Readonly<Record<keyof Colours, (colours: Colours) => Readonly<Record<Token, string>>>> = {
  ground: ({ ground }) => ({ '--color-rose-light': ground }),
  accent: ({ accent, ground, ink }) => ({
    '--color-rose': accent,
    '--color-rose-mid': mix(accent, 60, ground),
    '--color-blush': mix(accent, 88, ink),
  }),
  ink: ({ ink }) => ({ '--color-ink': ink }),
  paper: ({ paper }) => ({ '--color-paper': paper }),
  link: ({ link, ink }) => ({ '--color-ruby': link, '--color-ruby-deep': mix(link, 60, ink) }),
}

const names = Object.keys(tokens) as (keyof Colours)[]

/** Every token that a choice of colours may set. */
export const colourTokenNames = names.flatMap((name) => Object.keys(tokens[name](originalColours)) as Token[])

/** CSS variables of a page's root: only colours that the owner changed. */
export const colourTokens = (colours: Colours): Readonly<Partial<Record<Token, string>>> =>
  Object.assign(
    {},
    ...names.filter((name) => colours[name] !== originalColours[name]).map((name) => tokens[name](colours)),
  )
