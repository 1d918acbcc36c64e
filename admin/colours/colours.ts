/** Variables of colours.css, which differ between the light and the dark scheme. */
export const colours = {
  paper: 'var(--paper)',
  card: 'var(--card)',
  /** white in the dark scheme too: behind content that was made for white paper, and on pictures */
  white: 'var(--white)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  rose: 'var(--rose)',
  roseLight: 'var(--rose-light)',
  roseMid: 'var(--rose-mid)',
  ruby: 'var(--ruby)',
  rubyDeep: 'var(--ruby-deep)',
  onRuby: 'var(--on-ruby)',
  sageLight: 'var(--sage-light)',
  sageDeep: 'var(--sage-deep)',
  sand: 'var(--sand)',
  violet: 'var(--violet)',
  error: 'var(--error)',
  errorLight: 'var(--error-light)',
  warning: 'var(--warning)',
  warningLight: 'var(--warning-light)',
  success: 'var(--success)',
  resultLink: 'var(--result-link)',
} as const

/** The colour with an opacity of `percent`. */
export const fadeColour = (colour: string, percent: number) => `color-mix(in srgb, ${colour} ${percent}%, transparent)`
