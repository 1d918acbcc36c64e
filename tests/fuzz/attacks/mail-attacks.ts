import { mailSignatureHeader, mailTimestampHeader } from '../../../contracts/support/incoming-mail.ts'
import { signMail } from '../../../modules/support/incoming/check-signature.ts'
import type { Attack } from './attack.ts'
import { hostileMails } from './hostile-mails.ts'
import type { Victim } from './victim.ts'

const secret = 'un secret pour le courrier entrant, assez long'

/** Settings of a server that takes mails from a webhook. */
export const mailEnv = {
  MAIL_FROM: 'Éclore <bonjour@exemple.fr>',
  MAIL_REPLY_TO: 'reponse+{token}@courrier.exemple.fr',
  INBOUND_MAIL_SECRET: secret,
}

async function postMail({ server }: Victim, raw: Buffer): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const answer = await fetch(`${server.process.url}/api/webhooks/mail`, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      [mailTimestampHeader]: timestamp,
      [mailSignatureHeader]: signMail(secret, timestamp, raw),
    },
    body: new Uint8Array(raw),
  })
  await answer.arrayBuffer()
  return answer.status
}

export const mailAttacks: readonly Attack[] = Object.entries(hostileMails).map(([name, make]) => ({
  name: `a mail: ${name}`,
  send: (victim) => postMail(victim, make()),
}))
