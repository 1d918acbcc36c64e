import { randomBytes } from 'node:crypto'
import { createAccount, giveConsent, type User } from '../modules/accounts/index.ts'
import { putProfile } from '../modules/coaching/index.ts'
import { startDemoSubscription } from '../modules/subscriptions/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { OpenedPlatform, Platform } from '../platform/index.ts'
import type { Role } from '../platform/sessions/index.ts'
import type { ContentFile } from './content-file.ts'
import { demoThemesOf } from './home.ts'

export interface DemoAccounts {
  admin: User
  camille: User
  support: User
  /** coaches by the slug of their author */
  coaches: Map<string, User>
}

interface Seeded {
  content: ContentFile
  /** uid of each picture by its file name */
  media: ReadonlyMap<string, string>
  password: string
}

const owner = { email: 'admin@exemple.fr', name: 'Agnès Roche', roles: ['admin' as const] }

const colleagues: { email: string; name: string; roles: Role[] }[] = [
  { email: 'editor@exemple.fr', name: 'Élodie Marchand', roles: ['editor'] },
  { email: 'writer@exemple.fr', name: 'Lucie Garnier', roles: ['writer'] },
]

/** Nobody reads these mailboxes: asking to confirm the addresses would be useless. */
const emailProved = true

/** The slug of a coach's author is also the name of their picture. */
async function seedCoaches(platform: Platform, db: Database, { content, media, password }: Seeded) {
  const coaches = new Map<string, User>()
  for (const { name, role, biography, image } of content.authors) {
    const isDemo = coaches.size === 0
    // Visitors can sign in only as the first coach; the others can only be chosen.
    const account = isDemo
      ? { email: 'coach@exemple.fr', password }
      : { email: `${image}@exemple.fr`, password: randomBytes(18).toString('base64url') }
    const coach = await createAccount(platform, db, { ...account, name, roles: ['coach'], emailProved })
    await putProfile(platform, db, coach, {
      name,
      title: role,
      biography: `<p>${biography.replaceAll('&', '&amp;').replaceAll('\n\n', '</p><p>')}</p>`,
      portrait: media.get(image) ?? null,
      themes: [...(demoThemesOf[image] ?? [])],
      author: image,
    })
    coaches.set(image, coach)
  }
  return coaches
}

/** Seeds the demo accounts. Camille subscribes like any member. */
export async function seedAccounts(platform: OpenedPlatform, db: Database, seeded: Seeded): Promise<DemoAccounts> {
  const { password } = seeded
  const admin = await createAccount(platform, db, { ...owner, password, emailProved })
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
    admin,
    camille,
    support: await createAccount(platform, db, support),
    coaches: await seedCoaches(platform, db, seeded),
  }
}
