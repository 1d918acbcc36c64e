import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailTriggers } from '../../contracts/administration/mail-triggers.ts'
import { allCalls } from '../../contracts/calls.ts'
import { exemptWrites, presenceCallIds, type RateLimit, rateLimits } from '../../contracts/rate-limits/rate-limits.ts'
import { commonUses } from '../../platform/http/limit-writes.ts'

const limits: readonly RateLimit[] = Object.values(rateLimits)
const writes = allCalls.filter(({ method }) => method !== 'GET')
const ids = new Set(allCalls.map(({ id }) => id))

const sources = globSync('{modules,platform,server,web}/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.|\/fixtures\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const acl = { user: true, vip: false, coach: false, support: false, editor: false, admin: false }
const callers = [
  { viewer: null, author: null, ip: '192.0.2.1' },
  { viewer: null, author: 'holder', ip: '192.0.2.1' },
  { viewer: { uid: 'member', identifier: '', sid: '', acl }, author: null, ip: '192.0.2.1' },
  { viewer: { uid: 'admin', identifier: '', sid: '', acl: { ...acl, admin: true } }, author: null, ip: '192.0.2.1' },
]

test.each(writes)('$method $path is limited for every caller', (call) => {
  for (const caller of callers) {
    const uses = commonUses(call, caller, 500)
    if (call.id in exemptWrites) expect(uses).toEqual([])
    else expect(uses.map(([, key]) => key)).toContain(caller.viewer?.uid ?? caller.author ?? caller.ip)
  }
})

test('Only the listed files register routes directly', () => {
  const own = sources.filter(({ text }) =>
    /\b(?:api|app|fastify|scope|server|site)\.(?:post|put|patch|delete|route|all)\(/.test(text),
  )
  // These files register API calls, pages, page forms with files, and the refusal of unknown calls.
  expect(own.map(({ path }) => path).toSorted()).toEqual([
    'platform/http/mount.ts',
    'server/api/unknown-calls.ts',
    'server/site.ts',
    'server/site/accept-files.ts',
  ])
})

test('Limits, signals and exceptions name calls that exist', () => {
  const named = [...limits.flatMap(({ calls = [] }) => calls), ...presenceCallIds, ...Object.keys(exemptWrites)]
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})

test('Limits have unique names and are all in use', () => {
  expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length)
  const text = sources.map(({ text }) => text).join('\n')
  expect(Object.keys(rateLimits).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})

test('No limit is defined outside the table', () => {
  const own = sources.filter(({ text }) => /\bmost: [\d_]+[^}]*\bwithin:|\bwithin: [^}]*\bmost: \d/.test(text))
  expect(own.map(({ path }) => path)).toEqual([])
})

test('Every kind of mail has a trigger', () => {
  const kind = /kind: '((?:accounts|office|articles|coaching|opening|privacy|subscriptions|support)\.[a-z-]+)'/g
  const templates = new Map(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/const (\w+): MailTemplate<[^=]*=\s*\{\s*name: '([^']+)'/g)].map((found) => [
        found[1],
        found[2],
      ]),
    ),
  )
  const written = sources.flatMap(({ path, text }) => [
    // These files list mail kinds for the owner and send no mail.
    ...[...(path.endsWith('/mail-kinds.ts') ? [] : text.matchAll(kind))].map((found) => found[1]),
    ...[...text.matchAll(/kind: (\w+)\.name|\bmailOf\((\w+)/g)].map((found) => templates.get(found[1] ?? found[2])),
  ])
  const listed = Object.keys(mailTriggers).filter((name) => !/^accounts\.change-email-(current|next)$/.test(name))
  expect([...new Set(written)].toSorted()).toEqual(listed.toSorted())
})

test('Every mail that strangers trigger is limited', () => {
  const asking = sources.filter(({ text }) => /\b(mailUses|admitMail)\(/.test(text)).map(({ path }) => path)
  expect(asking.toSorted()).toEqual([
    'modules/accounts/codes/request-code.ts',
    'modules/accounts/email/change-email.ts',
    'modules/accounts/email/request-proof.ts',
    'modules/accounts/passwords/request-password-reset.ts',
    'modules/accounts/sign-in/mail-account-exists.ts',
    'modules/subscriptions/lifecycle/contract/routes-contract.ts',
    'modules/support/incoming/open-by-mail.ts',
    'modules/support/incoming/receive-mail.ts',
    'modules/support/throttle.ts',
    'modules/support/tickets/contact/open-contact-ticket.ts',
    'platform/mailer/stranger-mails.ts',
  ])
})
