import type { Satisfaction, Survey } from '../../../contracts/support/surveys.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import { extensionPoint } from '../../../platform/extensions/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { digestOfToken } from '../../../platform/keys/index.ts'
import type { Cipher } from '../cipher.ts'
import { publishEphemeral } from '../streaming/ephemeral-events.ts'
import { channelOf, cipherOf } from '../ticket-channel.ts'
import { findSurvey, listAnswers, type SurveyRow, saveAnswer } from './queries-surveys.ts'

const commentPlace = 'survey'

function presentAnswer({ rating, comment, answeredAt }: SurveyRow, cipher: Cipher): Satisfaction | null {
  if (rating === null || !answeredAt) return null
  const text = comment === null ? '' : cipher.decrypt(commentPlace, comment)
  return { rating, comment: text, date: answeredAt.toISOString() }
}

async function find(platform: Pick<Platform, 'clock' | 'extensions' | 'keyring'>, db: Database, token: string) {
  const found = await findSurvey(db, digestOfToken(token), platform.clock.now())
  if (!found) throw notFound('Ce lien n’est plus valable.')
  const { survey, ticket } = found
  const channel = channelOf(platform, ticket.type)
  const cipher = await cipherOf(platform, db, channel, survey.ticketUid)
  return { survey, ticket, channel, cipher }
}

const present = (survey: SurveyRow, cipher: Cipher): Survey => ({
  answer: presentAnswer(survey, cipher),
  expirationDateTime: survey.expiresAt.toISOString(),
})

/** @throws 404 for a link that is unknown or has expired */
export async function readSurvey(
  platform: Pick<Platform, 'clock' | 'extensions' | 'keyring'>,
  db: Database,
  token: string,
): Promise<Survey> {
  const { survey, cipher } = await find(platform, db, token)
  return present(survey, cipher)
}

type Answering = Pick<Platform, 'clock' | 'config' | 'events' | 'extensions' | 'keyring' | 'mailer'>

/** Lowest rating of a satisfied person. */
const satisfiedFrom = 4

/** Extension point: called in the transaction that stores a satisfied person's answer, with the person's e-mail address. */
export const onSatisfied =
  extensionPoint<(platform: Answering, db: Database, email: string) => Promise<void>>('support.satisfied')

/** The answer may be changed until the link expires. @throws 404 */
export async function answerSurvey(
  platform: Answering,
  db: Database,
  { token, rating, comment }: { token: string; rating: number; comment: string },
): Promise<Survey> {
  const { survey, ticket, channel, cipher } = await find(platform, db, token)
  const stored = comment === '' ? null : cipher.encrypt(commentPlace, comment)
  const answer = { rating, comment: stored, answeredAt: platform.clock.now() }
  await db.transaction(async (db) => {
    await saveAnswer(db, survey.ticketUid, answer)
    await publishEphemeral(platform, db, survey.ticketUid, 'satisfaction')
    const email = (await channel.emailsOf(db, [ticket])).get(ticket.ownerUid)
    if (rating < satisfiedFrom || !email) return
    for (const act of platform.extensions.of(onSatisfied)) await act(platform, db, email)
  })
  return present({ ...survey, ...answer }, cipher)
}

/** The survey answer of one ticket, for those who may read the ticket. */
export async function findSatisfaction(db: Database, ticketUid: string, cipher: Cipher): Promise<Satisfaction | null> {
  const [answered] = await listAnswers(db, [ticketUid])
  return answered ? presentAnswer(answered, cipher) : null
}
