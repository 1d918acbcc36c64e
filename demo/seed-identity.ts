import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { aboutPicture, iconPicture, logoPicture } from '../modules/administration/index.ts'
import { importMedia, importPreparedMedia } from '../modules/articles/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Platform } from '../platform/index.ts'
import { logoText, siteName } from '../platform/settings/index.ts'
import { demoFolder } from './read-files.ts'
import { writeSettings } from './write-settings.ts'

const name = 'Éclore'

/** Seeds Éclore's name, flower and company data. */
export async function seedIdentity(platform: Platform, db: Database): Promise<void> {
  const media = path.join(demoFolder(), 'media')
  const bytes = await readFile(path.join(media, 'mark.png'))
  const mark = await importMedia(platform, db, { bytes, name: 'mark.png', alt: 'Une fleur ouverte' })
  const about = await importPreparedMedia(platform, db, path.join(media, 'a-propos'))
  await writeSettings(platform, db, [
    [siteName, name],
    [logoText, name],
    [logoPicture, { image: mark, withText: true }],
    [iconPicture, mark],
    [aboutPicture, about],
  ])
}
