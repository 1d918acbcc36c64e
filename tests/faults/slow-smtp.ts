import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { startServerUnderTest } from '../fixtures/server-under-test.ts'
import { type Fault, findBrokenRules } from './fault.ts'
import { jsonHeaders, pollUntil, sendRequest, Tally } from './traffic.ts'

/** How long the server of one domain takes for each mail. Milliseconds. */
const slowness = 6000
const slowMails = 6
const quickMails = 6
/** Limit below 36 s, the time that all slow mails take one after the other. */
const longestWait = 15_000

interface Mailbox {
  url: string
  recipients: string[]
  close(): Promise<void>
}

async function openSmtp(): Promise<Mailbox> {
  const recipients: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const [to = ''] = session.envelope.rcptTo.map(({ address }) => address)
      stream.resume()
      stream.once('end', () => {
        recipients.push(to)
        setTimeout(done, to.includes('@lent.') ? slowness : 0)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    recipients,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export const slowSmtp: Fault = {
  name: 'slow-smtp',
  about: `SMTP takes ${slowness / 1000} s for each mail to one domain: mails to others do not wait for all of them`,
  async run() {
    const smtp = await openSmtp()
    try {
      const server = await startServerUnderTest({ SMTP_URL: smtp.url })
      try {
        const tally = new Tally()
        const open = async (email: string) => {
          const body = JSON.stringify({ title: '[Autre]: Essai', message: 'Bonjour', email, name: 'Essai' })
          tally.add(
            await sendRequest(`${server.process.url}/api/support/contact/tickets`, {
              method: 'POST',
              headers: jsonHeaders,
              body,
            }),
          )
        }
        for (let turn = 0; turn < slowMails; turn += 1) await open(`a${turn}@lent.exemple`)
        for (let turn = 0; turn < quickMails; turn += 1) await open(`b${turn}@rapide.exemple`)
        const arrived = () => smtp.recipients.filter((to) => to.endsWith('@rapide.exemple')).length
        const waited = await pollUntil(async () => arrived() >= quickMails, 90_000)
        const seen = { ...tally.seen(), recovery: waited, figures: server.figures() }
        return {
          ...seen,
          broken: findBrokenRules(
            [seen.failures + seen.refused + seen.unanswered === 0, 'a ticket could not be opened'],
            [waited <= longestWait, `mails to others waited ${waited} ms, at most ${longestWait}`],
          ),
        }
      } finally {
        await server.stop('SIGKILL')
      }
    } finally {
      await smtp.close()
    }
  },
}
