import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Mail } from '../../contracts/administration/staff-system.ts'
import { expectTrue } from '../opening/expect.ts'
import type { Product } from './product.ts'
import type { MailServers } from './servers.ts'
import { waitForResult } from './wait-for-result.ts'

export interface Scene {
  servers: MailServers
  product: Product
}

/** One check. It returns what it found, or throws. */
export interface Step {
  title: string
  check(scene: Scene): Promise<string>
}

/** A header of a raw mail, unfolded. */
export const headerOf = (raw: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t].*)*)`, 'im')
    .exec(raw)?.[1]
    ?.replace(/\r?\n\s+/g, ' ')
    .trim() ?? ''

export async function sendAsPerson({ servers }: Scene, mail: SendMailOptions): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: servers.ports.people, ignoreTLS: true })
  await transport.sendMail(mail).finally(() => transport.close())
}

/** The newest mail in a person's mailbox that matches. */
export const waitForArrival = (
  { servers }: Scene,
  address: string,
  holds: (raw: string) => boolean = () => true,
): Promise<string> =>
  waitForResult(`a mail arrives at ${address}`, () => servers.dovecot.mailsIn(address).findLast(holds))

export const waitForMailState = (
  { product }: Scene,
  address: string,
  what: string,
  holds: (mail: Mail) => boolean,
): Promise<Mail> =>
  waitForResult(`${what}: the mail to ${address}`, async () => (await product.mailsTo(address)).find(holds))

export async function expectMarked({ product }: Scene, ticket: string, marked: boolean): Promise<void> {
  const { contact } = await product.ticket(ticket)
  expectTrue((contact.undeliverable !== undefined) === marked, `the contact is ${marked ? '' : 'not '}marked`)
}

export const factsOf = ({ state, bounce, error }: Mail): string =>
  `${[state, bounce].filter(Boolean).join(', ')}${error ? `: « ${error.slice(0, 120)} »` : ''}`
