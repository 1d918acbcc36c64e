import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Mailbox, startMailbox } from '../../tests/e2e/fixtures/mailbox.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { inboundEnv } from './incoming/incoming.fixture.ts'
import { createUser, type TestUser } from './support.fixture.ts'

export interface MailTestApp {
  app: TestApp
  mailbox: Mailbox
  /** a member of the help desk staff */
  julie: TestUser
  admin: TestUser
  /** every sent mail as the SMTP server received it, oldest first */
  left(): Promise<Buffer[]>
  close(): Promise<void>
}

/** An app that sends mail through a test SMTP server and receives mail. */
export async function openMailApp(): Promise<MailTestApp> {
  const mailbox = await startMailbox(await mkdtemp(path.join(os.tmpdir(), 'mails-')))
  const app = await createTestApp({ env: { ...inboundEnv, SMTP_URL: mailbox.url } })
  return {
    app,
    mailbox,
    julie: await createUser(app, 'Julie', 'support'),
    admin: await createUser(app, 'Anne', 'admin'),
    async left() {
      await app.settle()
      const files = (await readdir(mailbox.folder)).filter((file) => file.endsWith('.eml')).sort()
      return Promise.all(files.map((file) => readFile(path.join(mailbox.folder, file))))
    },
    async close() {
      await app.close()
      await mailbox.stop()
      await rm(mailbox.folder, { recursive: true })
    },
  }
}
