import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { mailDomain } from '../../modules/opening/fixtures/authentic-mail.ts'
import { expectStatus } from './expect.ts'
import type { Answer, Installation } from './installation.ts'
import type { Surroundings } from './surroundings.ts'

const password = 'un thé fumé devant la pluie'
const patienceMilliseconds = 15_000

/** A visitor who registers and wants to subscribe. */
export interface Customer {
  email: string
  signIn(): Promise<void>
  /** HTML of /registration/payment, as the customer sees it */
  paymentPage(): Promise<string>
  order(): Promise<Answer>
  subscription(): Promise<Answer['body']>
}

const email = `camille@${mailDomain}`

export function tryToRegister(site: Installation): Promise<Answer> {
  const account = { uid: randomUUID(), identifier: email, password, formula: 'default' }
  return site.call('POST', '/registrations/register', { body: account })
}

export async function registerCustomer(site: Installation): Promise<Customer> {
  expectStatus(await tryToRegister(site), 201)
  let token = ''
  const customer: Customer = {
    email,
    async signIn() {
      const answer = await site.call('POST', '/auth_check', { body: { identifier: email, password } })
      token = expectStatus(answer, 200).body.payload.token
    },
    async paymentPage() {
      const name = site.env.PUBLIC_URL?.startsWith('https:') ? '__Host-session' : 'session'
      return (await site.page('/registration/payment', `${name}=${token}`)).html
    },
    order: () => site.call('POST', '/subscriptions/payment-link', { token, body: { formula: 'default' } }),
    subscription: async () => (await site.call('GET', '/subscriptions', { token })).body.payload,
  }
  await customer.signIn()
  return customer
}

export async function sendEvent(
  site: Installation,
  stripe: Surroundings['stripe'],
  type: string,
  object: { id: string },
) {
  const { body, headers } = stripe.event(type, object, new Date())
  const answer = await fetch(`${site.url}/api/webhooks/payment/stripe`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: new Uint8Array(body),
  })
  if (answer.status !== 200) throw new Error(`the event was not taken: ${answer.status} ${await answer.text()}`)
}

export async function waitUntilTrue(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + patienceMilliseconds
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`)
    await wait(100)
  }
}

/** Subject of a raw mail, with encoded words decoded (RFC 2047). */
const subjectOf = (raw: string): string =>
  (/^Subject: (.*(\r?\n .*)*)$/m.exec(raw)?.[1] ?? '').replace(/=\?utf-8\?q\?(.*?)\?=\s*/gi, (_all, text: string) =>
    decodeURIComponent(text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/gi, '%$1')),
  )

/**
 * Pays on the provider's page, which notifies the site.
 * @returns the subject of the mail that confirms the order
 */
export async function payFirstOrder(
  site: Installation,
  customer: Customer,
  { stripe, smtp }: Surroundings,
): Promise<string> {
  const { body } = expectStatus(await customer.order(), 200)
  const session = String(body.payload.redirect.href).split('/').at(-1) ?? ''
  stripe.pay(session)
  await sendEvent(site, stripe, 'checkout.session.completed', { id: session, ...stripe.sessions.get(session) })
  const ready = ['trialing', 'active']
  await waitUntilTrue('the subscription runs', async () => ready.includes((await customer.subscription())?.status))
  const confirmation = () =>
    smtp.received.find(({ to, raw }) => to === customer.email && subjectOf(raw).includes('abonnement'))
  await waitUntilTrue('a mail confirms the order', () => confirmation() !== undefined)
  const { status, formulaName, trialAmount } = await customer.subscription()
  return `${formulaName}, ${status}, ${trialAmount / 100} € charged; mail: ${subjectOf(confirmation()?.raw ?? '')}`
}
