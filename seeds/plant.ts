import type { OpenedPlatform } from '../platform/index.ts'
import { reachOnce } from '../platform/milestones/index.ts'
import { demoPassword } from './demo-password.ts'
import type { HouseFile } from './house-file.ts'
import { plantAccounts } from './plant-accounts.ts'
import { plantConversations } from './plant-conversations.ts'
import { plantMagazine } from './plant-magazine.ts'
import { plantOffers } from './plant-offers.ts'
import { readJson } from './read-files.ts'

/** The French demo house, planted once, through the modules' doors: all of it or nothing. */
export async function plantDemoHouse(platform: OpenedPlatform): Promise<void> {
  const password = await demoPassword(platform)
  const house = await readJson<HouseFile>('house.json')
  const planted = await reachOnce(platform.db, platform.clock, 'demo-house', async (db) => {
    await plantMagazine(platform, db, house)
    await plantOffers(platform, db)
    const accounts = await plantAccounts(platform, db, house, password)
    await plantConversations(platform, db, house, accounts)
  })
  if (planted) platform.log.info('la maison de démonstration est plantée')
}
