import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Mailbox, startMailbox } from '../../tests/e2e/fixtures/mailbox.ts'
import { createTestHouse, type TestHouse } from '../../tests/fixtures/house.ts'
import { inboundEnv } from './incoming/incoming.fixture.ts'
import { type Somebody, somebody } from './support.fixture.ts'

export interface MailHouse {
  house: TestHouse
  mailbox: Mailbox
  /** at the help desk */
  julie: Somebody
  admin: Somebody
  /** every mail that left, as a real SMTP server got it, oldest first */
  left(): Promise<Buffer[]>
  close(): Promise<void>
}

/** A house that mails through an SMTP server of ours, and takes mail in. */
export async function openMailHouse(): Promise<MailHouse> {
  const mailbox = await startMailbox(await mkdtemp(path.join(os.tmpdir(), 'mails-')))
  const house = await createTestHouse({ env: { ...inboundEnv, SMTP_URL: mailbox.url } })
  return {
    house,
    mailbox,
    julie: await somebody(house, 'Julie', 'support'),
    admin: await somebody(house, 'Anne', 'admin'),
    async left() {
      await house.settle()
      const files = (await readdir(mailbox.folder)).filter((file) => file.endsWith('.eml')).sort()
      return Promise.all(files.map((file) => readFile(path.join(mailbox.folder, file))))
    },
    async close() {
      await house.close()
      await mailbox.stop()
      await rm(mailbox.folder, { recursive: true })
    },
  }
}
