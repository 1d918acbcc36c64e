import { type OpeningCode, openingCodes } from '../../contracts/opening/opening.ts'
import { mailDomain } from '../../modules/opening/fixtures/authentic-mail.ts'
import { addDemo, corrections, failBackup, type Scene } from './corrections.ts'
import { mountSmallDisk, rightEnvironment, unmountSmallDisk, wrongEnvironment } from './environment.ts'
import { expectStatus, expectTrue } from './expect.ts'
import { type Customer, payFirstOrder, registerCustomer, tryToRegister } from './first-order.ts'
import { type Installation, installationOf } from './installation.ts'
import { type Owner, ownerOf } from './owner.ts'
import { type Surroundings, surround } from './surroundings.ts'

type Print = (line: string) => void
type States = ReadonlyMap<OpeningCode, string>

async function createOwner(print: Print, site: Installation, name: string, ...more: string[]): Promise<Owner> {
  const email = `${name.toLowerCase()}@${mailDomain}`
  const { code, output } = await site.eclore('setup-owner', '--email', email, '--name', name, ...more)
  expectTrue(code === 0, `setup-owner: ${output}`)
  print(
    `   ${output
      .trim()
      .replace(/\n/g, ' ')
      .replace(/token=.*/, 'token=…')}`,
  )
  const owner = ownerOf(site, email)
  await owner.setPassword(/https?:\S+\?token=\S+/.exec(output)?.[0] ?? '')
  expectStatus(await owner.signIn(), 200)
  return owner
}

/** Creates two admins; the second has no second factor yet. */
async function createOwners(print: Print, site: Installation): Promise<Pick<Scene, 'owner' | 'second'>> {
  const before = await site.page('/admin')
  expectTrue(before.status === 503 && before.html.includes('setup-owner'), '/admin says that there is no owner')
  print('   /admin: 503, run setup-owner')
  const owner = await createOwner(print, site, 'Ada')
  expectStatus(await owner.get('/staff/opening'), 403)
  print('   the opening page is 403 without a second factor')
  await owner.enrol()
  expectStatus(await owner.signIn(), 200)
  const again = await site.eclore('setup-owner', '--email', `zoe@${mailDomain}`, '--name', 'Zoe')
  expectTrue(again.code === 1, 'setup-owner refuses while there is an admin')
  print(`   ${again.output.trim()}`)
  return { owner, second: await createOwner(print, site, 'Zoe', '--recover') }
}

async function show(print: Print, owner: Owner): Promise<States> {
  const { open, enforced, checks } = await owner.opening()
  print(`   open: ${open}, enforced: ${enforced}`)
  for (const { code, state, detail } of checks) print(`   ${state.padEnd(7)} ${code.padEnd(20)} ${detail}`)
  return new Map(checks.map(({ code, state }) => [code, state]))
}

const waitingIn = (states: States) => openingCodes.filter((code) => states.get(code) !== 'passed')

async function expectNothingCollected(print: Print, site: Installation): Promise<void> {
  for (const [address, says] of [
    ['/registration', 'Les inscriptions ouvriront bientôt'],
    ['/contact/new-ticket', 'Notre formulaire ouvrira bientôt'],
  ] as const) {
    const { html } = await site.page(address)
    expectTrue(
      html.includes(says) && !html.includes('type="email"'),
      `${address} says that it is not open, and has no form`,
    )
  }
  expectStatus(await tryToRegister(site), 503)
  print('   registration and contact have no form; a registration is 503')
}

async function showClosed(print: Print, customer: Customer): Promise<void> {
  const refused = expectStatus(await customer.order(), 409)
  expectTrue(refused.body.code === 'not-open', 'the error is named not-open')
  const says = (await customer.paymentPage()).includes('Les abonnements ouvriront bientôt')
  expectTrue(says, 'the payment page says that subscriptions open soon')
  print(`   an order: 409 ${refused.body.code}; the payment page: « Les abonnements ouvriront bientôt »`)
}

/**
 * Applies the corrections in turn: each makes its checks pass, and no order is accepted before the last one.
 * @returns the customer, who can register once the legal pages are complete
 */
async function correct(print: Print, scene: Scene): Promise<Customer> {
  let customer: Customer | undefined
  const states = async (): Promise<States> =>
    new Map((await scene.owner.opening()).checks.map(({ code, state }) => [code, state]))
  for (const [codes, what, act] of corrections) {
    if (customer) expectStatus(await customer.order(), 409)
    else await expectNothingCollected(print, scene.site)
    const before = await states()
    await act(scene)
    const after = await states()
    print(`   ${what}: ${codes.map((code) => `${code} ${before.get(code)} → ${after.get(code)}`).join(', ')}`)
    for (const code of codes) {
      expectTrue(before.get(code) !== 'passed' && after.get(code) === 'passed', `${code} passes now, and not before`)
    }
    if (codes.includes('legal-pages')) {
      customer = await registerCustomer(scene.site)
      await showClosed(print, customer)
    }
  }
  if (!customer) throw new Error('no correction completes the legal pages')
  return customer
}

async function walk(print: Print, site: Installation, around: Surroundings): Promise<void> {
  print('3. first start, with everything wrong that an owner can get wrong')
  print(`   eclore check: ${(await site.eclore('check')).output.trim()}`)
  print(`   ready after ${await site.start()} ms`)
  const owners = await createOwners(print, site)
  const scene: Scene = { site, around, ...owners }
  await addDemo(around)
  await failBackup(site, around)
  for (const code of ['mail-answers', 'metrics-private'] as const) await scene.owner.check(code)
  await scene.owner.check('mail-authentic', 'Subject: bonjour\n\nUn autre e-mail')
  await expectNothingCollected(print, site)
  print('4. the opening page: every check fails')
  const wrong = await show(print, scene.owner)
  const passing = openingCodes.filter((code) => wrong.get(code) !== 'failed')
  expectTrue(
    passing.every((code) => code === 'legal-sources' || (code === 'disk' && process.getuid?.() !== 0)),
    `none passes, and only legal-sources waits for a person, not ${passing}`,
  )

  print('5. the environment as docs/running/install.md has it, and a restart')
  await site.stop()
  site.env = rightEnvironment(site.env, around)
  print(`   ready after ${await site.start()} ms, ${await site.memory()} MiB resident`)
  for (const one of [scene.owner, scene.second]) await one.signIn()
  const left = waitingIn(await show(print, scene.owner))
  const expected = corrections.flatMap(([codes]) => codes)
  expectTrue(
    left.every((code) => expected.includes(code)),
    `only ${expected} are left, not ${left}`,
  )

  print('6. one correction after the other')
  const customer = await correct(print, scene)

  print('7. the opening page: every check passes')
  const right = await show(print, scene.owner)
  expectTrue(waitingIn(right).length === 0, 'every check passes')

  print('8. the first order')
  print(`   ${await payFirstOrder(site, customer, around)}`)
  expectTrue(!(await customer.paymentPage()).includes('ouvriront bientôt'), 'the payment page no longer says so')
}

export async function runOpeningJourney(root: string, print: Print): Promise<void> {
  print('2. PostgreSQL, an SMTP server, a mailbox, the provider’s double and a proxy with TLS are started')
  const around = await surround()
  mountSmallDisk(around)
  print(`   ${around.proxyName} at ${around.proxy.url}`)
  const site = installationOf(root, around.port, await wrongEnvironment(around))
  try {
    await walk(print, site, around)
  } catch (error) {
    print(site.output().split('\n').slice(-15).join('\n'))
    throw error
  } finally {
    await site.stop()
    unmountSmallDisk(around)
    await around.stop()
  }
}
