import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailBody } from '../../tests/fixtures/mail-body.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { silentLog } from '../log/index.ts'
import { sendMailJob } from './send-mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ workers: false })
})
afterAll(() => app.close())

const link = 'https://maison.fr/reset-password?token=secret-du-lien'

/** The line that the job logs for a mail with that link, without an SMTP server. */
async function loggedLine(production: boolean, words = `Par ici : ${link}`): Promise<{ links?: unknown }> {
  const { db, mailer } = app.platform
  const mail = { to: 'zoe@exemple.fr', kind: 'test', subject: 'Bonjour', link, body: mailBody(words) }
  const uid = await db.transaction((db) => mailer.write(db, mail))
  const logged: { links?: unknown }[] = []
  const log = { ...silentLog, info: (line: object) => void logged.push(line) } as typeof silentLog
  await sendMailJob.handle({ ...app.platform, log, config: { ...app.platform.config, production } }, { uid })
  return logged[0] ?? {}
}

const loggedLinks = async (production: boolean, words?: string) => (await loggedLine(production, words)).links

test('in production the log names neither the recipient nor the subject', async () => {
  expect(await loggedLine(false)).toMatchObject({ to: 'zoe@exemple.fr', subject: 'Bonjour' })
  expect(JSON.stringify(await loggedLine(true))).not.toMatch(/zoe|Bonjour/)
})

test('outside production a reset link is logged', async () => {
  expect(await loggedLinks(false)).toContain(link)
})

test('in production the token of a logged link is masked', async () => {
  const links = await loggedLinks(true)
  expect(links).toContain('https://maison.fr/reset-password?token=[masqué]')
  expect(JSON.stringify(links)).not.toContain('secret-du-lien')
})

test.each([
  'https://maison.fr/contact/tickets/1?t=secret-du-lien#reponse',
  'https://maison.fr/confirm-email?x=1&t=secret-du-lien',
  'https://maison.fr/gift?code=secret-du-lien',
])('Production masks the secret of %s', async (address) => {
  const links = await loggedLinks(true, `Par ici : ${address}`)
  expect(JSON.stringify(links)).toContain(address.slice(0, address.indexOf('secret')).concat('[masqué]'))
  expect(JSON.stringify(links)).not.toContain('secret-du-lien')
})

test('a logged link does not include the punctuation of its sentence', async () => {
  const words = `Voyez ${link}, puis (https://maison.fr/aide). Ou « https://maison.fr/a?b=c » !`
  expect(await loggedLinks(false, words)).toEqual(
    expect.arrayContaining([link, 'https://maison.fr/aide', 'https://maison.fr/a?b=c']),
  )
})
