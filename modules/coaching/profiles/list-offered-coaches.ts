import type { AnswerOf } from '../../../contracts/call.ts'
import type { listCoaches } from '../../../contracts/coaching/coaches.ts'
import { messages } from '../../../contracts/messages.ts'
import type { Database } from '../../../platform/database/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findUser, type User } from '../../accounts/index.ts'
import { findImages } from '../../articles/index.ts'
import { firstAnswerTimes } from '../../support/index.ts'
import { shownCredentials } from '../credentials/shown.ts'
import { mayCoach } from '../policy.ts'
import { isCoachOffered, listCoachAvailability, readCoachAvailability } from './offered.ts'

type Ports = Pick<Platform, 'clock' | 'config'>

/** Coaches whom a subscriber may choose, each with the time by which they would answer. */
export async function listOfferedCoaches(ports: Ports, db: Database): Promise<AnswerOf<typeof listCoaches>['payload']> {
  const offered = (await listCoachAvailability(ports, db)).filter(isCoachOffered)
  const users = offered.map(({ user }) => user)
  const answerBy = await firstAnswerTimes(ports, db, users)
  const credentialsOf = await shownCredentials(
    db,
    users.map(({ uid }) => uid),
    ports.clock.now(),
  )
  const imageOf = await findImages(
    db,
    offered.map(({ profile }) => profile?.live?.portrait),
  )
  return offered.flatMap(({ user: { uid }, profile }) => {
    if (!profile?.live) return []
    const { name, title, portrait } = profile.live
    return [
      {
        uid,
        name,
        profile: profile.slug,
        title,
        portrait: imageOf(portrait),
        answerBy: answerBy.get(uid),
        credentials: credentialsOf(uid),
      },
    ]
  })
}

/** The coach whom a subscriber chose. @throws 400 when that coach may not be chosen */
export async function requireOfferedCoach(ports: Pick<Platform, 'config'>, db: Database, uid: string): Promise<User> {
  const user = await findUser(db, uid)
  const [standing] = user && mayCoach(user) ? await readCoachAvailability(ports, db, [user]) : []
  if (!standing || !isCoachOffered(standing)) throw invalid([violation('coach', messages.choice)])
  return standing.user
}
