import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { runOnce } from '../../../platform/run-once/index.ts'
import { listThemes, rows } from '../staff/themes/queries.ts'

/** Themes of a new site, until the owner writes others. */
const startThemes = [
  {
    uid: 'vie-personnelle',
    name: 'Vie personnelle',
    text: 'Prendre du recul, faire un choix, trouver son rythme.',
    colour: '#b9c4ae',
  },
  {
    uid: 'vie-professionnelle',
    name: 'Vie professionnelle',
    text: 'Avancer, demander, changer, s’arrêter.',
    colour: '#d99a7c',
  },
  { uid: 'relations', name: 'Relations', text: 'En famille, en couple, entre proches.', colour: '#eeb3c4' },
]

/** Adds the first themes once, to a site that has none. */
export async function ensureThemes({ clock }: Pick<Platform, 'clock'>, db: Database): Promise<void> {
  await runOnce(db, clock, 'coaching-themes', async (db) => {
    if ((await listThemes(db)).length > 0) return
    for (const [place, theme] of startThemes.entries()) {
      await rows.insert(db, { ...theme, order: place + 1, active: true, used: false, createdAt: clock.now() })
    }
  })
}
