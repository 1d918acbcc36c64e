import { randomBytes } from 'node:crypto'
import { createAccount, giveConsent, type User } from '../modules/accounts/index.ts'
import { startDemoSubscription } from '../modules/subscriptions/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { OpenedPlatform, Platform } from '../platform/index.ts'
import type { Role } from '../platform/sessions/index.ts'
import type { ContentFile } from './content-file.ts'

export interface DemoAccounts {
  camille: User
  support: User
  /** by the uid of the coach's author */
  coaches: Map<string, User>
}

const colleagues: { email: string; name: string; roles: Role[] }[] = [
  { email: 'admin@exemple.fr', name: 'Agnès Roche', roles: ['admin'] },
  { email: 'editor@exemple.fr', name: 'Élodie Marchand', roles: ['editor'] },
  { email: 'writer@exemple.fr', name: 'Lucie Garnier', roles: ['writer'] },
]

/** No one reads these mailboxes: nothing asks for a proof. */
const emailProved = true

async function seedCoaches(platform: Platform, db: Database, content: ContentFile, password: string) {
  const coaches = new Map<string, User>()
  for (const { name, image } of content.authors) {
    const isDemo = coaches.size === 0
    // Only the first coach can be signed in to; the others are there to be chosen.
    const account = isDemo
      ? { email: 'coach@exemple.fr', password }
      : { email: `${image}@exemple.fr`, password: randomBytes(18).toString('base64url') }
    coaches.set(image, await createAccount(platform, db, { ...account, name, roles: ['coach'], emailProved }))
  }
  return coaches
}

/** The demo accounts of the contract; camille subscribes as anyone would. */
export async function seedAccounts(
  platform: OpenedPlatform,
  db: Database,
  content: ContentFile,
  password: string,
): Promise<DemoAccounts> {
  for (const colleague of colleagues) await createAccount(platform, db, { ...colleague, password, emailProved })
  const support = {
    email: 'support@exemple.fr',
    name: 'Inès Perrin',
    roles: ['support' as const],
    password,
    emailProved,
  }
  const camille = await createAccount(platform, db, {
    email: 'camille@exemple.fr',
    name: 'Camille',
    password,
    emailProved,
    roles: [],
    formula: 'default',
  })
  await startDemoSubscription(platform, db, camille.uid)
  await giveConsent(db, platform.clock, camille.uid, { kind: 'coaching', version: '1' })
  return {
    camille,
    support: await createAccount(platform, db, support),
    coaches: await seedCoaches(platform, db, content, password),
  }
}
