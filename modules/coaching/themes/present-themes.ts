import { findThemeByName } from '../../../contracts/coaching/coaching-themes.ts'
import { joinTitle, splitTitle } from '../../../contracts/text/titles.ts'
import type { Database } from '../../../platform/database/index.ts'
import { listThemes } from '../staff/themes/queries.ts'

/** @returns a function that replaces the theme's name in a title by its current name */
export async function presentThemes(db: Database): Promise<(title: string) => string> {
  const themes = await listThemes(db)
  return (written) => {
    const { category, title } = splitTitle(written)
    const theme = findThemeByName(themes, category)
    return theme ? joinTitle(theme.name, title) : written
  }
}
