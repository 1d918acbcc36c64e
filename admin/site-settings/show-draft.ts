import { colourTokenNames, colourTokens } from '../../contracts/administration/colour-tokens.ts'
import { type Colours, isColour } from './draft.ts'

/**
 * A page of the site as it would be with these colours and this logo. Written on the page's own objects: its policy refuses
 * style in its text, and its scripts do not run.
 */
export function showDraft(page: Document, { colours, logoText }: { colours: Colours; logoText: string }): void {
  for (const logo of page.querySelectorAll('[data-logo]')) logo.textContent = logoText.trim()
  // A colour that is half typed would leave its grounds without any.
  if (!Object.values(colours).every(isColour)) return
  // A document that has just begun to load has no root: the frame's load event comes after it.
  const root: HTMLElement | null = page.documentElement
  if (!root) return
  const { style } = root
  const tokens = colourTokens(colours)
  for (const name of colourTokenNames) {
    const value = tokens[name]
    if (value === undefined) style.removeProperty(name)
    else style.setProperty(name, value)
  }
}
