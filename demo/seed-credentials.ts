import { dayOf } from '../contracts/text/paris.ts'
import type { User } from '../modules/accounts/index.ts'
import { createDemoCredential } from '../modules/coaching/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Platform } from '../platform/index.ts'

interface DemoCredential {
  kind: 'diploma' | 'insurance' | 'supervision'
  title: string
  checkedDaysAgo: number
  /** absent: the credential does not expire */
  validDays?: number
}

/** Invented credentials, by the slug of the coach's author. */
const credentialsOf: Readonly<Record<string, readonly DemoCredential[]>> = {
  'claire-vasseur': [
    { kind: 'diploma', title: 'coach professionnelle, formation de 18 mois, Lyon, 2016', checkedDaysAgo: 94 },
    {
      kind: 'supervision',
      title: 'une séance par mois, en groupe',
      checkedDaysAgo: 94,
      validDays: 240,
    },
  ],
  'nadia-benali': [
    { kind: 'diploma', title: 'médiatrice familiale, diplôme d’État, Marseille, 2008', checkedDaysAgo: 81 },
  ],
  'helene-morel': [
    { kind: 'diploma', title: 'sage-femme, diplôme d’État, Rennes, 1991', checkedDaysAgo: 112 },
    {
      kind: 'insurance',
      title: 'responsabilité civile professionnelle',
      checkedDaysAgo: 112,
      validDays: 310,
    },
  ],
}

const dayMilliseconds = 86_400_000

/** Seeds credentials as if coaches had proposed them, and the admin checked them, some months ago. */
export async function seedCredentials(
  { clock, events }: Platform,
  db: Database,
  { admin, coaches }: { admin: User; coaches: ReadonlyMap<string, User> },
): Promise<void> {
  const now = clock.now()
  const inDays = (days: number) => new Date(now.getTime() + days * dayMilliseconds)
  for (const [slug, listed] of Object.entries(credentialsOf)) {
    const coach = coaches.get(slug)
    if (!coach) throw new Error(`no coach ${slug}`)
    for (const { kind, title, checkedDaysAgo, validDays } of listed) {
      const ports = { clock: { now: () => inDays(-checkedDaysAgo) }, events }
      const validUntil = validDays === undefined ? null : dayOf(inDays(validDays))
      await createDemoCredential(ports, db, { coach, admin }, { kind, title, validUntil })
    }
  }
}
