/** `system` follows the device, also when it changes at dusk. */
export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const key = 'colour-scheme'

/** A browser that keeps nothing for this site throws. */
function stored(): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

export function chosenScheme(): Scheme {
  const found = stored()
  return schemes.find((one) => one === found) ?? 'system'
}

/** To be called before the first picture. */
export function showScheme(scheme: Scheme = chosenScheme()): void {
  if (scheme === 'system') delete document.documentElement.dataset.colourScheme
  else document.documentElement.dataset.colourScheme = scheme
}

export function chooseScheme(scheme: Scheme): void {
  showScheme(scheme)
  try {
    if (scheme === 'system') window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, scheme)
  } catch {
    // It holds for this page.
  }
}
