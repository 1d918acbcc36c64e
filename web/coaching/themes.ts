/** The five kinds of coaching; a discussion’s theme is its title’s category. */
export const themes = ['Vie', 'Vie professionnelle', 'Amour', 'Estime de soi', 'Périnatalité'] as const
export type Theme = (typeof themes)[number]

const colours: Record<Theme, string> = {
  Vie: 'bg-sage',
  'Vie professionnelle': 'bg-clay',
  Amour: 'bg-blush',
  'Estime de soi': 'bg-ruby',
  Périnatalité: 'bg-sage-deep',
}

export const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value)

/** The dot beside a theme’s name. */
export const themeColour = (category: string | null): string =>
  isTheme(category) ? colours[category] : 'bg-line-strong'
