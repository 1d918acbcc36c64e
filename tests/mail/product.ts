import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import type { Mail } from '../../contracts/administration/staff-system.ts'
import type { StaffTicketWithMessages } from '../../contracts/support/staff-tickets.ts'
import { findFreePort } from '../fixtures/process.ts'
import { expectStatus, expectTrue } from '../opening/expect.ts'
import { type Installation, installationOf } from '../opening/installation.ts'
import { type Owner, ownerOf } from '../opening/owner.ts'
import { type MailServers, ownerAddress, replyDomain, site, siteDomain } from './servers.ts'
import { waitForResult } from './wait-for-result.ts'

/** A release in production, with the settings for mail that docs/running/mail.md describes. */
export interface Product {
  owner: Owner
  start(folder?: string): Promise<void>
  stop(): Promise<void>
  isRunning(): Promise<boolean>
  mailboxConnections(): number
  /** the last mail sent to that address */
  mailTo(address: string): Promise<Mail | undefined>
  mailsTo(address: string): Promise<Mail[]>
  /** a visitor's ticket, which staff answered. @returns its uid */
  answeredTicket(email: string): Promise<string>
  answer(ticket: string): Promise<void>
  ticket(uid: string): Promise<StaffTicketWithMessages>
  countTickets(): Promise<number>
  output(): string
}

const imapOf = (port: number, folder: string) =>
  `imaps://${encodeURIComponent(site.address)}:${encodeURIComponent(site.password)}@localhost:${port}/${folder}?processed=Archives`

const environment = ({ folder, certificate, ports }: MailServers): Record<string, string> => ({
  DATA_DIR: path.join(folder, 'data'),
  PUBLIC_URL: `https://${siteDomain}`,
  ALLOW_SANDBOX: '1',
  NODE_EXTRA_CA_CERTS: certificate.certificate,
  SMTP_URL: `smtp://${encodeURIComponent(site.address)}:${encodeURIComponent(site.password)}@localhost:${ports.site}?requireTLS=true`,
  MAIL_FROM: `Éclore <bonjour@${siteDomain}>`,
  MAIL_REPLY_TO: `reponse+{token}@${replyDomain}`,
})

/** TCP states that keep a descriptor: established, or ended by the other side only (proc(5), `st`). */
const openStates = new Set(['01', '08'])

function connectionsTo(port: number, pid: number): number {
  const inodes = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${name}`))?.[1] ?? []
      } catch {
        return []
      }
    }),
  )
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  return ['tcp', 'tcp6']
    .flatMap((file) => readFileSync(`/proc/${pid}/net/${file}`, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , remote = '', state = '']) => remote.endsWith(`:${hex}`) && openStates.has(state))
    .filter((parts) => inodes.has(parts[9] ?? '')).length
}

async function createOwner(installation: Installation): Promise<Owner> {
  const { code, output } = await installation.eclore('setup-owner', '--email', ownerAddress, '--name', 'Ada')
  expectTrue(code === 0, `setup-owner: ${output}`)
  const owner = ownerOf(installation, ownerAddress)
  await owner.setPassword(/https?:\S+\?token=\S+/.exec(output)?.[0] ?? '')
  expectStatus(await owner.signIn(), 200)
  await owner.enrol()
  expectStatus(await owner.signIn(), 200)
  return owner
}

export async function startProduct(root: string, servers: MailServers): Promise<Product> {
  const installation = installationOf(root, await findFreePort(), environment(servers))
  const start = async (folder = 'INBOX') => {
    installation.env = { ...installation.env, IMAP_URL: imapOf(servers.ports.imaps, folder) }
    await installation.start()
  }
  const owner = await start()
    .then(() => createOwner(installation))
    .catch(async (error: unknown) => {
      await installation.stop()
      throw error
    })
  const read = async (address: string) => expectStatus(await owner.get(address), 200).body.payload
  const mailsTo = async (address: string): Promise<Mail[]> =>
    (await read(`/staff/mails?filter[to]=${encodeURIComponent(address)}&perPage=100`)) as Mail[]
  const answer = async (ticket: string) => {
    const body = { message: 'Bonjour, pouvez-vous nous en dire plus ?' }
    expectStatus(await owner.post(`/staff/tickets/${ticket}/messages`, body), 201)
  }
  return {
    owner,
    start,
    stop: () => installation.stop(),
    isRunning: async () => (await installation.page('/healthz')).status === 200,
    mailboxConnections: () => connectionsTo(servers.ports.imaps, installation.pid()),
    mailsTo,
    mailTo: async (address) => (await mailsTo(address))[0],
    answer,
    async answeredTicket(email) {
      const body = { title: 'Une question', message: 'Bonjour', email, name: 'Claire' }
      const opened = expectStatus(await installation.call('POST', '/support/contact/tickets', { body }), 201)
      const { uid } = opened.body.payload
      await waitForResult(`the first mail to ${email} was tried`, async () =>
        (await mailsTo(email)).every(({ state }) => state !== 'queued'),
      )
      await answer(uid)
      return uid
    },
    ticket: (uid) => read(`/staff/tickets/${uid}?length=100`),
    countTickets: async () => (await owner.get('/staff/tickets?perPage=1')).body.page.total,
    output: () => installation.output(),
  }
}
