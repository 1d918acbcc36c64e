import { contrast } from './contrast.ts'
import type { originalColours } from './original-colours.ts'

type Colours = typeof originalColours

export interface LowContrastColour {
  /** the colour that causes the low contrast */
  name: keyof Colours
  ratio: number
  /** minimum contrast that it needs */
  least: number
}

const white = '#ffffff'
const grounds = ['ground', 'accent', 'paper'] as const
/** Minimum contrast: WCAG AA; AAA for the ink on white, because long texts use it. */
const least = { text: 4.5, ink: 7 }
/** Text colours that no setting changes: secondary text and errors (tokens.css). */
const fixedTexts = ['#5a4c47', '#a11d2a']

/**
 * Colours with which some text would be unreadable on some background. Blames one colour for each failure, in this order:
 * a text that is too pale on white; a background on which the ink or a fixed text fails; the link.
 */
export function checkColourContrast(colours: Colours): LowContrastColour[] {
  const { ink, link } = colours
  const found: LowContrastColour[] = []
  const judge = (name: keyof Colours, ratio: number, least: number): boolean => {
    if (ratio < least) found.push({ name, ratio, least })
    return ratio >= least
  }
  const readsInk = judge('ink', contrast(ink, white), least.ink)
  const readsLink = judge('link', contrast(link, white), least.text)
  const texts = readsInk ? [ink, ...fixedTexts] : fixedTexts
  const passed = grounds.filter((name) =>
    judge(name, Math.min(...texts.map((text) => contrast(text, colours[name]))), least.text),
  )
  const onGrounds = Math.min(...passed.map((name) => contrast(link, colours[name])))
  if (readsLink && passed.length > 0) judge('link', onGrounds, least.text)
  return found
}
