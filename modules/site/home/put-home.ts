import type { HomeContent } from '../../../contracts/site/home.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { publishHome, sanitizeHome, saveHome } from './write-home.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'cursors' | 'events' | 'extensions'>

/** Writes and publishes the home page, for demo content. */
export async function putHome(ports: Ports, db: Database, content: Partial<HomeContent>): Promise<void> {
  const context = { ports, db, actor: 'system' as const }
  await saveHome(context, await sanitizeHome(content), undefined)
  await publishHome(context, undefined)
}
