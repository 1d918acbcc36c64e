import path from 'node:path'
import { importPreparedMedia } from '../modules/articles/index.ts'
import { putExampleVoice, putHome } from '../modules/site/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Platform } from '../platform/index.ts'
import { demoHero, demoHome } from './home.ts'
import { demoFolder } from './read-files.ts'
import { voices } from './voices.ts'

/** Seeds Éclore's home page, with invented voices that are marked as examples. */
export async function seedHome(platform: Platform, db: Database): Promise<void> {
  const image = await importPreparedMedia(platform, db, path.join(demoFolder(), 'media', 'hero'))
  await putHome(platform, db, { ...demoHome, hero: { ...demoHero, image } })
  const now = platform.clock.now().getTime()
  // The newest voice is shown first: decreasing dates keep the list's order.
  for (const [index, voice] of voices.entries()) {
    await putExampleVoice(db, { ...voice, date: new Date(now - index * 1000) })
  }
}
