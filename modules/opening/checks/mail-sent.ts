import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../../../platform/config/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { findMail, mailOf } from '../../../platform/mailer/index.ts'
import { testMail, testMailSubject } from '../mails/test-mail.tsx'
import { type CheckOutcome, failedOutcome, passedOutcome, type StoredCheck, unknownOutcome } from './check.ts'

const patienceMilliseconds = 8000
const lookMilliseconds = 100

export const mailBasis = ({ smtpUrl, mailFrom }: Config): unknown => [smtpUrl, mailFrom]

/** Marks test mails of this configuration, so that no other mail can pass as one. */
export const testMailCode = ({ config, fingerprintKey }: Pick<OpenedPlatform, 'config' | 'fingerprintKey'>): string =>
  createHmac('sha256', fingerprintKey)
    .update(`opening-mail:${JSON.stringify(mailBasis(config))}`)
    .digest('hex')
    .slice(0, 12)

export const testMailHeader = 'X-Opening-Test'

const noServer = failedOutcome('Aucun serveur d’envoi\u00a0: renseignez SMTP_URL et MAIL_FROM.')
/** The default of MAIL_FROM, and addresses that cannot receive a reply. */
const placeholder = /@(localhost|exemple\.fr|example\.(com|org|net|fr))>?$|\.(test|invalid|example|local)>?$/i

function configurationProblem({ smtpUrl, mailFrom }: Config): CheckOutcome | undefined {
  if (smtpUrl === undefined) return noServer
  return placeholder.test(mailFrom)
    ? failedOutcome(`MAIL_FROM est ${mailFrom}\u00a0: ce n’est pas une vraie adresse.`)
    : undefined
}

async function outcomeOf(platform: OpenedPlatform, uid: string, to: string): Promise<CheckOutcome> {
  const until = Date.now() + patienceMilliseconds
  while (Date.now() < until) {
    const mail = await findMail(platform, platform.db, uid)
    if (mail?.state === 'sent') return passedOutcome(`Le serveur a accepté l’e-mail d’essai envoyé à ${to}.`)
    if (mail?.error) return failedOutcome(`Le serveur a refusé l’e-mail d’essai\u00a0: ${mail.error}`)
    await wait(lookMilliseconds)
  }
  return unknownOutcome('Le serveur n’a pas encore accepté l’e-mail d’essai. Vérifiez de nouveau dans une minute.')
}

export const mailSentCheck: StoredCheck = {
  code: 'mail-sent',
  blocking: true,
  basis: mailBasis,
  untried: 'Aucun e-mail d’essai n’a encore été envoyé.',
  settled: configurationProblem,
  async run(platform, _db, { email }) {
    const problem = configurationProblem(platform.config)
    if (problem) return problem
    const code = testMailCode(platform)
    const uid = await platform.db.transaction((db) =>
      platform.mailer.write(db, {
        to: email,
        subject: testMailSubject(code),
        ...mailOf(testMail, { code }),
        headers: { [testMailHeader]: code },
      }),
    )
    return outcomeOf(platform, uid, email)
  },
}
