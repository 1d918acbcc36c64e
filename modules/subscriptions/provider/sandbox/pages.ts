import type { FastifyInstance, FastifyReply } from 'fastify'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { readSetting, siteName } from '../../../../platform/settings/index.ts'
import { readAccountForm } from './accounts.ts'
import { authenticationRefusal } from './cards.ts'
import { errorsOfRefusal, readCheckoutForm } from './checkout-form.ts'
import { contentSecurityPolicy } from './page.tsx'
import { cardRefusedEvent, outcomeOf, signMandate, simulateCard } from './provider.ts'
import * as books from './queries.ts'
import { authenticationScreen, checkoutScreen, closedScreen, mandateScreen } from './screens.tsx'
import { sendEventsOf } from './send-events.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Page {
  params: { uid: string }
}

async function show(platform: OpenedPlatform, reply: FastifyReply, screen: Promise<string>, status = 200) {
  const html = await screen
  return reply
    .status(status)
    .header('content-security-policy', contentSecurityPolicy(new URL(platform.config.publicUrl).origin))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html)
}

const nameOf = ({ db, config }: OpenedPlatform) => readSetting(db, config, siteName)

const failureOf = ({ config }: OpenedPlatform, { failureHref }: books.SandboxCharge): string =>
  failureHref ?? config.publicUrl

async function sumOf(platform: OpenedPlatform, { label, amount, terms }: books.SandboxCharge) {
  return { siteName: await nameOf(platform), label: label ?? 'Paiement', amount, terms }
}

async function find({ db }: OpenedPlatform, uid: string): Promise<books.SandboxCharge | undefined> {
  return uuidPattern.test(uid) ? books.findCharge(db, uid) : undefined
}

/** The URL to continue to from a charge that is no longer open; null when there is none. */
async function onwards(platform: OpenedPlatform, charge: books.SandboxCharge): Promise<string | null> {
  const outcome = await outcomeOf(platform, charge)
  if (outcome.state === 'redirect') return outcome.href
  return outcome.state === 'succeeded' || outcome.state === 'pending' ? charge.successHref : charge.failureHref
}

async function leave(platform: OpenedPlatform, reply: FastifyReply, charge: books.SandboxCharge | undefined) {
  if (!charge) return show(platform, reply, closedScreen(await nameOf(platform), platform.config.publicUrl), 404)
  if (charge.state === 'cancelled')
    return show(platform, reply, closedScreen(await nameOf(platform), platform.config.publicUrl), 410)
  await sendEventsOf(platform, charge.uid)
  return reply.redirect((await onwards(platform, charge)) ?? platform.config.publicUrl, 303)
}

/** Stores the new state of a charge, and an event for the site unless authentication follows. */
async function finish(platform: OpenedPlatform, charge: books.SandboxCharge, change: Partial<books.SandboxCharge>) {
  const { db, clock } = platform
  return db.transaction(async (db) => {
    const changed = await books.changeCharge(db, charge.uid, [charge.state], change)
    const received = changed && changed.state !== 'authenticating'
    if (received) await books.addEvent(db, `charge.${changed.state}`, charge.uid, clock.now())
    return changed ?? books.findCharge(db, charge.uid)
  })
}

/** Reports a refused card to the site at once: the site may then cancel the charge. @returns the charge after that */
async function reportRefusal(platform: OpenedPlatform, { uid }: books.SandboxCharge) {
  await books.addEvent(platform.db, cardRefusedEvent, uid, platform.clock.now())
  await sendEventsOf(platform, uid)
  return books.findCharge(platform.db, uid)
}

/** Stores a bank account instead of a card. */
async function sign(platform: OpenedPlatform, reply: FastifyReply, charge: books.SandboxCharge, body: unknown) {
  const form = readAccountForm(body)
  if ('account' in form)
    return leave(platform, reply, await finish(platform, charge, await signMandate(platform, form.account)))
  return show(platform, reply, mandateScreen(await nameOf(platform), failureOf(platform, charge), form.errors), 400)
}

async function pay(platform: OpenedPlatform, reply: FastifyReply, charge: books.SandboxCharge, body: unknown) {
  const failureHref = failureOf(platform, charge)
  const form = readCheckoutForm(body, platform.clock.now())
  if ('errors' in form)
    return show(platform, reply, checkoutScreen(await sumOf(platform, charge), failureHref, form.errors), 400)
  const presented = await simulateCard(platform, form.card)
  if (presented.state !== 'declined') return leave(platform, reply, await finish(platform, charge, presented))
  const errors = errorsOfRefusal(presented.code ?? '')
  const still = await reportRefusal(platform, charge)
  if (still?.state === 'cancelled') return reply.redirect(failureHref, 303)
  if (errors) return show(platform, reply, checkoutScreen(await sumOf(platform, charge), failureHref, errors), 400)
  return leave(platform, reply, await finish(platform, charge, presented))
}

function acceptForms(app: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: 4096 } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

function registerCheckout(app: FastifyInstance, platform: OpenedPlatform): void {
  app.get<{ Params: Page['params'] }>('/sandbox/checkout/:uid', async ({ params }, reply) => {
    const charge = await find(platform, params.uid)
    if (charge?.state !== 'open') return leave(platform, reply, charge)
    const failureHref = failureOf(platform, charge)
    const screen = charge.asksForAccount
      ? mandateScreen(await nameOf(platform), failureHref)
      : checkoutScreen(await sumOf(platform, charge), failureHref)
    return show(platform, reply, screen)
  })
  app.post<{ Params: Page['params'] }>('/sandbox/checkout/:uid', async ({ params, body }, reply) => {
    const charge = await find(platform, params.uid)
    if (charge?.state !== 'open') return leave(platform, reply, charge)
    return (charge.asksForAccount ? sign : pay)(platform, reply, charge, body)
  })
}

function registerAuthentication(app: FastifyInstance, platform: OpenedPlatform): void {
  app.get<{ Params: Page['params'] }>('/sandbox/authentication/:uid', async ({ params }, reply) => {
    const charge = await find(platform, params.uid)
    if (charge?.state !== 'authenticating') return leave(platform, reply, charge)
    return show(platform, reply, authenticationScreen(await sumOf(platform, charge)))
  })
  app.post<{ Params: Page['params'] }>('/sandbox/authentication/:uid', async ({ params, body }, reply) => {
    const charge = await find(platform, params.uid)
    if (charge?.state !== 'authenticating') return leave(platform, reply, charge)
    const accepted = (body as { choice?: string } | null)?.choice === 'accept'
    const change = accepted
      ? ({ state: 'succeeded' } as const)
      : ({ state: 'declined', code: authenticationRefusal } as const)
    return leave(platform, reply, await finish(platform, charge, change))
  })
}

/** The pages that an external provider would show: the hosted payment page and the bank's strong authentication. */
export function registerSandboxPages(app: FastifyInstance, platform: OpenedPlatform): void {
  acceptForms(app)
  registerCheckout(app, platform)
  registerAuthentication(app, platform)
}
