import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { mailDomain } from '../../modules/opening/fixtures/authentic-mail.ts'
import { type FakeStripe, startFakeStripe } from '../../modules/subscriptions/fixtures/fake-stripe/server.ts'
import { type ImapServer, startImapServer } from '../fixtures/imap-server.ts'
import { type OwnPostgres, startOwnPostgres } from '../fixtures/postgres.ts'
import { findFreePort } from '../fixtures/process.ts'
import { hasProxy, proxyNames, type RunningProxy, startProxy } from '../fixtures/proxies.ts'
import { startSmtpServer, type TestSmtpServer } from '../fixtures/smtp-server.ts'

/** Services of an installation: database, mail, payment provider, DNS, and a proxy with TLS. */
export interface Surroundings {
  postgres: OwnPostgres
  smtp: TestSmtpServer
  imap: ImapServer
  stripe: FakeStripe
  proxy: RunningProxy
  proxyName: string
  /** where the site listens behind the proxy */
  port: number
  folder: string
  namesFile: string
  /** sets the DNS records of the site's mails; the site's name always resolves to this machine */
  publish(records: Readonly<Record<string, string>>): void
  stop(): Promise<void>
}

export async function surround(): Promise<Surroundings> {
  const proxyName = proxyNames.find(hasProxy)
  if (!proxyName) throw new Error(`no proxy: install ${proxyNames.join(' or ')}`)
  const postgres = await startOwnPostgres()
  if (!postgres) throw new Error('no PostgreSQL: install the program postgres')
  const [smtp, imap, stripe] = [await startSmtpServer({}), await startImapServer(), await startFakeStripe()]
  const folder = await mkdtemp(path.join(os.tmpdir(), 'opening-'))
  const [port, outside] = [await findFreePort(), await findFreePort()]
  const proxy = await startProxy(proxyName, { host: mailDomain, port: outside, upstream: port })
  const namesFile = path.join(folder, 'names.json')
  const publish = (records: Readonly<Record<string, string>>) =>
    writeFileSync(namesFile, JSON.stringify({ addresses: { [mailDomain]: '127.0.0.1' }, records }))
  publish({})
  return {
    ...{ postgres, smtp, imap, stripe, proxy, proxyName, port, folder, namesFile, publish },
    async stop() {
      await proxy.stop()
      await Promise.all([smtp.stop(), imap.stop(), stripe.close()])
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
