import { colourTokenNames, colourTokens } from '../../contracts/administration/colour-tokens.ts'
import { type Colours, isColour } from './draft.ts'

export interface ShownLogo {
  url: string
  width: number | null
  height: number | null
  withText: boolean
}

export interface ShownDraft {
  colours: Colours
  logoText: string
  /** null: no picture, only the text; undefined: leave the page's logo */
  logo: ShownLogo | null | undefined
}

/** CSS classes of the site's own logo (web/layout/navigation/logo.tsx), which the page's stylesheet contains. */
export const logoClasses = {
  picture: 'h-9.5 w-auto max-w-48 object-contain',
  text: 'italic-display text-[min(1.9rem,8.6vw)] leading-none tracking-[-0.03em]!',
  onPhone: '@max-[30rem]:hidden',
} as const

/** Shows the logo. Without visible text, the text is the picture's `alt`. */
function showLogo(mark: Element, logo: ShownLogo | null, text: string): void {
  const { ownerDocument: page } = mark
  const children: HTMLElement[] = []
  if (logo) {
    const picture = page.createElement('img')
    picture.src = logo.url
    picture.alt = logo.withText ? '' : text
    picture.className = logoClasses.picture
    children.push(picture)
  }
  if (!logo || logo.withText) {
    const words = page.createElement('span')
    words.dataset.logo = ''
    words.textContent = text
    words.className = logoClasses.text
    if (logo && (logo.width ?? 0) > 1.5 * (logo.height ?? 0)) words.classList.add(logoClasses.onPhone)
    children.push(words)
  }
  mark.replaceChildren(...children)
}

/**
 * Shows these colours and this logo on a loaded page of the site. Sets styles through the DOM: the page's policy refuses
 * inline styles in HTML, and its scripts do not run.
 */
export function showDraft(page: Document, { colours, logoText, logo }: ShownDraft): void {
  const text = logoText.trim()
  for (const words of page.querySelectorAll('[data-logo]')) words.textContent = text
  if (logo !== undefined) for (const mark of page.querySelectorAll('[data-logo-mark]')) showLogo(mark, logo, text)
  // While any colour is half typed, keep the shown ones: otherwise backgrounds would have no colour.
  if (!Object.values(colours).every(isColour)) return
  // A document that has just begun to load has no root; the frame's load event runs this function again.
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
