import type { Page, Route } from '@playwright/test'
import { collectBrowserErrors } from './fixtures/admin.ts'
import { expectAccessible } from './fixtures/checks.ts'
import { createPhotoFile } from './fixtures/create-photo-file.ts'
import { fillCard, fillNewCard, orderButton, password, register, signIn, waitForScript } from './fixtures/steps.ts'
import { expect, type Journey, test } from './fixtures/test.ts'

test.use({ serviceWorkers: 'block' })

const proxyPage = '<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>'

/** Failures to test in turn: no network, then error answers of a proxy or a failing server. */
const failures: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('internetdisconnected'),
  ...[502, 503, 504, 500].map(
    (status) => (route: Route) => route.fulfill({ status, contentType: 'text/html', body: proxyPage }),
  ),
]

const notice = (page: Page) => page.locator('[data-failure]')

/** Everything the user filled in or chose, their place on the site, and the page's subject. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    title: document.querySelector('h1')?.textContent,
    fields: [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')].map((field) =>
      field.matches('[type=checkbox], [type=radio]') ? field.checked : field.value,
    ),
  }))

interface Walk {
  path: string
  /** texts by field label */
  fill?: Record<string, string>
  prepare?: (page: Page) => Promise<unknown>
  /** a link by its address, or a button by its name; and the expected notice, if it is not the usual one */
  press: readonly (string | [string, RegExp])[]
}

async function press(page: Page, what: string): Promise<void> {
  if (what.startsWith('/')) await page.locator(`a[href="${what}"]:visible`).last().click()
  else await page.getByRole('main').getByRole('button', { name: what, exact: true }).last().click()
}

async function walk(page: Page, { path, fill = {}, prepare, press: pressed }: Walk): Promise<void> {
  await page.goto(path)
  await waitForScript(page)
  const main = page.getByRole('main')
  await prepare?.(page)
  for (const [label, value] of Object.entries(fill)) await main.getByLabel(label, { exact: true }).last().fill(value)
  let turn = 0
  await page.route('**/*', (route) => failures[turn % failures.length]?.(route))
  const before = await stateOf(page)
  for (const one of pressed) {
    const [what, says] =
      typeof one === 'string' ? [one, one.startsWith('/') ? /Impossible de récupérer/ : /toujours là/] : one
    await press(page, what)
    await expect(notice(page), `${path}: ${what}`).toContainText(says)
    if (!what.startsWith('/'))
      await expect(notice(page)).toContainText(turn % failures.length === 0 ? 'Le réseau' : 'Le site')
    expect(await stateOf(page), `${path}: ${what}`).toEqual(before)
    await notice(page).getByRole('button', { name: 'Fermer' }).click()
    turn += 1
  }
  await page.unroute('**/*')
}

const accountNavigation = ['/account/subscription', '/account/security', '/logout'] as const
const savingFailed = /Une erreur est survenue pendant l’enregistrement\. Ce que vous avez saisi est toujours là/

const signedIn: Walk[] = [
  {
    path: '/account',
    fill: {
      'Prénom ou nom': 'Camille B.',
      'Votre mot de passe, pour confirmer': 'son mot de passe',
    },
    prepare: (page) =>
      page.locator('main details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '')
      }),
    press: [
      ['Enregistrer', savingFailed],
      ['Oui, retirer mon accord', savingFailed],
      ['Supprimer mon compte', savingFailed],
      ...accountNavigation,
      '/articles',
      '/about',
      '/contact',
    ],
  },
  {
    path: '/account/security',
    fill: { 'Mot de passe actuel': 'un ancien mot de passe', 'Nouveau mot de passe': 'une phrase bien à elle 43' },
    press: [['Changer le mot de passe', savingFailed], '/account', '/logout'],
  },
  {
    path: '/account/subscription',
    press: ['/account/subscription/card', '/account', '/articles', '/withdraw-contract'],
  },
  {
    path: '/account/subscription/stop',
    prepare: (page) => page.getByRole('main').getByRole('checkbox').check(),
    press: [['Arrêter le renouvellement', /n’a pas pu être traitée. Réessayez plus tard/], '/account/subscription'],
  },
  {
    path: '/account/subscription/card',
    prepare: (page) => fillNewCard(page, { number: '4242 4242 4242 4242' }),
    press: [['Enregistrer cette carte', savingFailed], '/account/subscription'],
  },
  { path: '/logout', press: ['Oui, me déconnecter', '/account', '/articles', '/about', '/contact'] },
  {
    path: '/coaching/new-discussion',
    fill: { 'Votre premier message': 'Je n’ose pas dire non.' },
    prepare: (page) =>
      page
        .getByRole('main')
        .locator('label', { hasText: /^Estime de soi/ })
        .click(),
    press: [
      ['Envoyer à ma coach', /Votre message n’a pas pu être envoyé/],
      '/coaching',
      '/privacy',
      '/articles',
      '/about',
      '/contact',
    ],
  },
]

const asVisitor: Walk[] = [
  {
    path: '/login',
    fill: { 'Adresse e-mail': 'camille@exemple.fr', 'Mot de passe': 'un mot de passe' },
    press: [
      ['Se connecter', /La connexion est impossible pour le moment\. Réessayez plus tard/],
      '/reset-password',
      '/registration',
    ],
  },
  {
    path: '/registration',
    fill: { 'Adresse e-mail': 'zoe@exemple.fr', 'Mot de passe': password },
    prepare: (page) => page.getByRole('main').getByRole('checkbox').check(),
    press: [['Créer mon compte et continuer', /Une erreur est survenue de notre côté/], '/terms-of-service'],
  },
  { path: '/reset-password', fill: { 'Adresse e-mail': 'zoe@exemple.fr' }, press: ['Recevoir le lien', '/login'] },
  {
    path: '/contact/new-ticket',
    fill: {
      Objet: 'Une capture',
      'Votre message': 'Voici ce que je vois.',
      'Votre nom': 'Zoé',
      'Votre adresse e-mail': 'zoe@exemple.fr',
    },
    press: [['Envoyer ma demande', /Votre demande n’a pas pu être envoyée/], '/contact'],
  },
  {
    path: '/contact/link',
    fill: { 'Votre adresse e-mail': 'zoe@exemple.fr' },
    press: [['Recevoir mon lien', /Le lien n’a pas pu être envoyé/], '/about'],
  },
  ...['/cancel-contract', '/withdraw-contract'].map((path) => ({
    path,
    fill: { 'Adresse e-mail du contrat': 'zoe@exemple.fr' },
    press: ['Recevoir le lien par e-mail', '/terms-of-service'],
  })),
]

const walks: [string, Walk[]][] = [
  ['a visitor', asVisitor],
  ['a subscriber’s account', signedIn.filter(({ path }) => path.startsWith('/account'))],
  ['a subscriber’s reading and writing', signedIn.filter(({ path }) => !path.startsWith('/account'))],
]

test('the walks cover at least 40 forms and links', () => {
  expect(walks.flatMap(([, pages]) => pages.flatMap(({ press: pressed }) => pressed)).length).toBeGreaterThanOrEqual(40)
})

for (const [who, pages] of walks) {
  test(`${who}: failed forms and links keep the page and its text`, async ({ page }) => {
    if (pages !== asVisitor) await signIn(page, 'camille@exemple.fr')
    for (const one of pages) await walk(page, one)
  })
}

test('a form reports a late answer after 20 s and still accepts it', async ({ page }) => {
  await page.clock.install()
  await page.goto('/cancel-contract')
  await page.getByLabel('Adresse e-mail du contrat').fill('zoe@exemple.fr')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/cancel-contract', async (route) => {
    await asked
    await route.continue()
  })
  await page.getByRole('button', { name: 'Recevoir le lien par e-mail' }).click()
  await expect(page.getByRole('button', { name: 'Envoi en cours…' })).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(notice(page)).toContainText('La réponse se fait attendre')
  await expectAccessible(page, 'the notice')
  answer()
  await expect(page.getByRole('heading', { name: 'Un e-mail est en route' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

async function paymentsOf({ api, tokenOf }: Pick<Journey, 'api' | 'tokenOf'>, address: string): Promise<unknown[]> {
  const { payload } = await api('GET', '/subscriptions/payments', { token: await tokenOf(address, password) })
  return payload
}

for (const [what, lose] of [
  ['an order that never left', (route: Route) => route.abort()],
  ['the answer to an order', (route: Route) => route.fetch().then(() => route.abort())],
] as const) {
  test(`losing ${what} charges the member only once`, async ({ page, address, api, tokenOf }) => {
    const complaints = collectBrowserErrors(page)
    await register(page, address)
    await expect(page).toHaveURL(/\/registration\/payment/)
    await fillCard(page, { number: '4242 4242 4242 4242' })
    const before = await stateOf(page)
    await page.route(({ pathname }) => pathname === '/registration/payment', lose, { times: 1 })
    await orderButton(page).click()
    await expect(notice(page)).toContainText('Rien ne sera prélevé deux fois')
    expect(await stateOf(page)).toEqual(before)
    await expect(page).toHaveURL(/\/registration\/(welcome\/)?success/)
    expect(await paymentsOf({ api, tokenOf }, address)).toHaveLength(1)
    expect(complaints).toEqual([])
  })
}

test('signing in after the session ended restores the form’s text', async ({ page, context }) => {
  await signIn(page, 'camille@exemple.fr')
  await page.goto('/account')
  await page.getByLabel('Prénom ou nom').fill('Camille C.')
  await page.locator('#suppression summary').click()
  await page.getByLabel('Votre mot de passe, pour confirmer').fill('un mot de passe')
  await context.clearCookies()
  await page.getByRole('main').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Votre session a pris fin avant l’envoi')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'un mot de passe',
  )
  const main = page.getByRole('main')
  await main.getByLabel('Adresse e-mail').fill('camille@exemple.fr')
  await main.getByLabel('Mot de passe', { exact: true }).fill('parcours-de-demonstration')
  await main.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByLabel('Prénom ou nom')).toHaveValue('Camille C.')
  await expect(page.getByLabel('Votre mot de passe, pour confirmer')).toHaveValue('')
})

test('typed text and chosen files survive a reload until they are sent', async ({ page, address }) => {
  const fields = {
    Objet: 'Une capture',
    'Votre message': 'Voici.',
    'Votre nom': 'Zoé',
    'Votre adresse e-mail': address,
  }
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  const files = page.getByRole('list', { name: 'Pièces jointes à envoyer' })
  await page.goto('/contact/new-ticket')
  await expect(page.locator('form[data-scripted]')).toBeVisible()
  for (const [label, value] of Object.entries(fields)) await field(label).fill(value)
  await page.getByLabel(/^Photos ou PDF/).setInputFiles([await createPhotoFile('capture.jpg')])
  await expect(files).toContainText('capture.jpg')
  await page.reload()
  for (const [label, value] of Object.entries(fields)) await expect(field(label)).toHaveValue(value)
  await expect(files).toContainText('capture.jpg')
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page).toHaveURL(/\?sent/)
  await page.goto('/contact/new-ticket')
  await page.waitForLoadState('networkidle')
  await expect(field('Votre message')).toHaveValue('')
  await expect(files).toHaveCount(0)
})

test('a list keeps its articles when loading more fails', async ({ page }) => {
  await page.goto('/articles')
  const more = page.locator('[data-load-more]')
  const shown = await page.getByRole('main').getByRole('article').count()
  await page.route('**/articles?*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: proxyPage }),
  )
  await more.click()
  await expect(page.getByRole('alert')).toContainText('La suite n’a pas pu être chargée')
  expect(await page.getByRole('main').getByRole('article').count()).toBe(shown)
  await page.unroute('**/articles?*')
  await more.click()
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(shown)
})
