import type { CoachingTheme, ThemeCard } from '../../../contracts/coaching/coaching-themes.ts'
import type { Database } from '../../../platform/database/index.ts'
import { listThemes } from '../staff/themes/queries.ts'

/** Every theme, in the owner's order. */
export const listPublicThemes = async (db: Database): Promise<CoachingTheme[]> =>
  (await listThemes(db)).map(({ uid, name, text, colour, active, formerNames }) => ({
    uid,
    name,
    text,
    colour,
    active,
    formerNames,
  }))

export const listThemeCards = async (db: Database): Promise<ThemeCard[]> =>
  (await listThemes(db))
    .filter(({ active }) => active)
    .map(({ uid, name, text, colour }) => ({ uid, name, text, colour }))
