import { putThemes } from '../modules/coaching/index.ts'
import type { OpenedPlatform } from '../platform/index.ts'
import { runOnce } from '../platform/run-once/index.ts'
import type { ContentFile } from './content-file.ts'
import { demoPassword } from './demo-password.ts'
import { demoThemes } from './home.ts'
import { readJson } from './read-files.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedConversations } from './seed-conversations.ts'
import { seedCredentials } from './seed-credentials.ts'
import { seedHome } from './seed-home.ts'
import { seedIdentity } from './seed-identity.ts'
import { seedMagazine } from './seed-magazine.ts'
import { seedOffers } from './seed-offers.ts'
import { seedSeller } from './seed-seller.ts'
import { seedSiteTexts } from './seed-site-texts.ts'

/** Seeds each part of the French demo once, in one transaction, through the modules' public interfaces. */
export async function seedDemo(platform: OpenedPlatform): Promise<void> {
  const content = await readJson<ContentFile>('content.json')
  const seeded = await runOnce(platform.db, platform.clock, 'demo-content', async (db) => {
    const media = await seedMagazine(platform, db, content)
    await seedOffers(platform, db)
    await putThemes(platform, db, demoThemes)
    await seedSeller(platform, db)
    const accounts = await seedAccounts(platform, db, { content, media, password: await demoPassword(platform) })
    await seedCredentials(platform, db, accounts)
    await seedConversations(platform, db, content, accounts)
  })
  // Separate milestones: an older demo has no home page, logo or page headings yet.
  await runOnce(platform.db, platform.clock, 'demo-home', (db) => seedHome(platform, db))
  await runOnce(platform.db, platform.clock, 'demo-identity', (db) => seedIdentity(platform, db))
  await runOnce(platform.db, platform.clock, 'demo-site-texts', (db) => seedSiteTexts(platform, db))
  if (seeded) platform.log.info('the demo content is seeded')
}
