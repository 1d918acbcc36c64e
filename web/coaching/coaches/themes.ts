import { type CoachingTheme, findThemeByName, listCoachingThemes } from '../../../contracts/coaching/coaching-themes.ts'
import type { Site } from '../../context.ts'
import { recoverFromAnyError } from '../../session/recover.ts'

export interface Theme {
  name: string
  /** null: no theme of the site has that name */
  colour: string | null
}

/** All themes of the site, in the owner's order. If loading fails, discussions show the theme's name from their title. */
export function loadCoachingThemes(
  site: Pick<Site, 'api' | 'remember' | 'reportError'>,
): Promise<readonly CoachingTheme[]> {
  const load = async () => (await site.api.call(listCoachingThemes)).payload
  return recoverFromAnyError(site, () => site.remember('coaching-themes', load), [])
}

/** @param category the name in the discussion's title */
export function themeOf(themes: readonly CoachingTheme[], category: string | null): Theme | null {
  if (category === null) return null
  const theme = findThemeByName(themes, category)
  return { name: theme?.name ?? category, colour: theme?.colour ?? null }
}
