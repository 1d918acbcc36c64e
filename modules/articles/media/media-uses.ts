import type { MediaUse } from '../../../contracts/articles/staff-media.ts'
import type { Database } from '../../../platform/database/index.ts'
import { extensionPoint } from '../../../platform/extensions/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { countUsesOf, listUsesOf } from './queries-media.ts'

type Ports = Pick<Platform, 'extensions'>

/** Lets other modules report where they use a medium. */
export const mediaUsers = extensionPoint<(db: Database, uid: string) => Promise<MediaUse[]>>('articles.media-users')

async function usesElsewhere({ extensions }: Ports, db: Database, uid: string): Promise<MediaUse[]> {
  const found: MediaUse[] = []
  for (const list of extensions.of(mediaUsers)) found.push(...(await list(db, uid)))
  return found
}

/** Lists where a medium is used: at most a hundred places in the magazine, plus other modules' places. */
export const listAllUses = async (ports: Ports, db: Database, uid: string): Promise<MediaUse[]> => [
  ...(await usesElsewhere(ports, db, uid)),
  ...(await listUsesOf(db, uid)),
]

export const countAllUses = async (ports: Ports, db: Database, uid: string): Promise<number> =>
  (await countUsesOf(db, uid)) + (await usesElsewhere(ports, db, uid)).length
