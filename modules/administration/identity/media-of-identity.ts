import type { MediaUse } from '../../../contracts/articles/staff-media.ts'
import type { Database } from '../../../platform/database/index.ts'
import { findSettingsContaining } from '../../../platform/settings/index.ts'

const titles: Readonly<Record<string, string>> = {
  'logo-picture': 'Logo',
  'icon-picture': 'Icône du site',
  'share-picture': 'Image de partage',
  'about-picture': 'Image de la page « À propos »',
}

/** Lists the settings that show a medium. */
export async function mediaUsesOfIdentity(db: Database, uid: string): Promise<MediaUse[]> {
  const names = await findSettingsContaining(db, uid)
  return names.map((name) => ({ kind: 'setting' as const, uid: name, title: titles[name] ?? name }))
}
