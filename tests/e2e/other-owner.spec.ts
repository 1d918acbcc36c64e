import { readFileSync, writeFileSync } from 'node:fs'
import type { APIResponse, Page } from '@playwright/test'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import type { ContentFile } from '../../demo/content-file.ts'
import { type Owner, ownerOf } from '../opening/owner.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { expectHostileOwnerInert } from './fixtures/hostile-owner.ts'
import { type OtherSite, otherOwnerTest as test } from './fixtures/other-owner.ts'
import { choosePicture, expectHomePreview, expectSheetPreview, framesOf } from './fixtures/pictures.ts'
import { expect } from './fixtures/test.ts'

const { authors } = JSON.parse(readFileSync('demo/content.json', 'utf8')) as ContentFile
/** Names of the demo: of the site, and of everyone who writes there; and words of its promises. */
const strangers = new RegExp(
  ['[ÉE]clore', 'voix haute', 'vraie personne', 'celles qui avancent', ...authors.map(({ name }) => name)].join('|'),
  'i',
)
const expectOwn = (what: string, text: string) => expect([what, strangers.exec(text)?.[0]]).toEqual([what, undefined])

const blue = { ground: '#f2f7ff', accent: '#cfe3ff', ink: '#0b1c33', paper: '#ffffff', link: '#1d4f91' }
const facts: Readonly<Record<string, unknown>> = {
  publisher: {
    name: 'Atelier Ondine SAS',
    legalForm: 'SAS',
    capital: 10_000,
    siret: '00000001800010',
    register: 'RCS Ville-Exemple',
    vatNumber: 'FR66000000018',
    vatRate: 20,
    phone: '01 99 00 00 00',
    director: 'Ondine Lafont, présidente',
  },
  'postal-address': '1 quai de l’Exemple\n00000 Ville-Exemple',
  'contact-email': 'bonjour@ondine.test',
  mediator: { name: 'Médiation', address: '2 place de l’Exemple', website: 'https://mediation.exemple.fr' },
  hosting: {
    name: 'Hébergeur',
    address: '3 quai',
    phone: '01 99 00 00 01',
    country: 'France',
    mailProvider: 'Courrier',
  },
}

let steps = 0
async function step<T>(done: Promise<T>): Promise<T> {
  steps += 1
  return done
}

async function saved({ status, body }: { status: number; body: { payload: never; violations?: unknown } }) {
  expect([[200, 201].includes(status), status, body.violations]).toEqual([true, status, undefined])
  return body.payload as { uid: string; version: number; href: string }
}

/** Saves several settings at once, as the screens do. */
async function set(owner: Owner, values: Readonly<Record<string, unknown>>): Promise<void> {
  const settings = []
  for (const [uid, value] of Object.entries(values)) {
    const { version } = (await owner.get(`/staff/settings/${uid}`)).body.payload
    settings.push({ uid, value, version })
  }
  await step(owner.patch('/staff/settings', { settings }).then(saved))
}

async function addCoach({ server, owner, call, linkTo }: OtherSite, name: string, portrait: Buffer): Promise<void> {
  const email = `${name.toLowerCase()}@ondine.test`
  const { uid } = await step(owner.post('/staff/staff', { email, name, roles: ['coach'] }).then(saved))
  const coach = ownerOf({ call }, email)
  await step(coach.setPassword(await linkTo(email, /https?:\/\/\S*reset-password\?token=[\w-]+/)))
  await coach.signIn()
  await step(coach.enrol())
  await coach.signIn()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(portrait)]), 'portrait.png')
  const headers = { authorization: `Bearer ${coach.token()}` }
  const url = `${server.url}/api/staff/coach-profiles/${uid}/portrait`
  const sheet = await step(fetch(url, { method: 'POST', headers, body: form }))
  const { version } = (await sheet.json()).payload
  const words = { title: 'Coach', biography: `<p>${name} vous lit.</p>`, themes: ['souffle'], languages: ['français'] }
  await step(coach.patch(`/staff/coach-profiles/${uid}`, { ...words, version }).then(saved))
  await step(owner.post(`/staff/coach-profiles/${uid}/publish`).then(saved))
}

async function giveIdentity(page: Page, { owner }: OtherSite): Promise<void> {
  await page.context().addCookies([{ name: 'session', value: owner.token(), url: page.url() }])
  await page.goto('/admin/settings')
  await page.getByLabel('Nom du site').fill('Atelier Ondine')
  await page.getByRole('textbox', { name: 'Texte du logo' }).fill('Atelier Ondine')
  await choosePicture(page, 'Image du logo', 600, 200)
  await page.getByLabel('Garder le texte du logo à côté').check()
  await choosePicture(page, 'Icône du site', 512, 512)
  for (const frame of framesOf(page)) {
    await expect(frame.locator('header [data-logo-mark] img')).toBeVisible()
    await expect(frame.locator('header [data-logo]')).toHaveText('Atelier Ondine')
  }
  for (const [label, colour] of [
    ['Fond', blue.ground],
    ['Bandeau', blue.accent],
    ['Texte', blue.ink],
    ['Papier', blue.paper],
    ['Liens', blue.link],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(colour)
  }
  await expect(page.getByRole('group', { name: 'Aperçu dessiné' }).locator('img')).toHaveCount(3)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Enregistré.', { exact: true })).toBeVisible()
  steps += 1
  await expectAccessible(page, 'settings of another owner, 1280')
}

async function furnish(site: OtherSite): Promise<string> {
  const { owner } = site
  await set(owner, facts)
  const themes = (await owner.get('/staff/coaching-themes?perPage=100')).body.payload as {
    uid: string
    version: number
  }[]
  for (const [n, name] of ['Souffle', 'Élan', 'Repos'].entries()) {
    const old = themes[n]
    await step(
      owner
        .post('/staff/coaching-themes', {
          uid: name === 'Élan' ? 'elan' : name.toLowerCase(),
          name,
          text: 'Un thème',
          colour: blue.link,
        })
        .then(saved),
    )
    if (old)
      await step(
        site.call('DELETE', `/staff/coaching-themes/${old.uid}?version=${old.version}`, { token: owner.token() }),
      )
  }
  const portrait = await sharp({ create: { width: 600, height: 600, channels: 3, background: blue.accent } })
    .png()
    .toBuffer()
  for (const name of ['Nour', 'Maud']) await addCoach(site, name, portrait)
  const { version } = (await owner.get('/staff/formulas/default')).body.payload
  const year = { name: 'Une année', amount: 24_000, periodDuration: 1, periodDurationUnit: 'year' }
  const noTrial = { trialAmount: 0, trialDuration: null, trialDurationUnit: null }
  await step(owner.patch('/staff/formulas/default', { ...year, ...noTrial, version }).then(saved))
  const home = (await owner.get('/staff/home')).body.payload
  const words = { title: 'Respirer au bord de l’eau', text: '<p>Un atelier pour reprendre souffle.</p>' }
  const hero = { ...words, image: null, action: '' }
  const draft = await step(owner.put('/staff/home', { hero, version: home.version }).then(saved))
  await step(owner.post('/staff/home/publish', { version: draft.version }).then(saved))
  const author = await step(
    owner.post('/staff/authors', { name: 'Ondine Lafont', role: 'Fondatrice', biography: 'Elle écrit.' }).then(saved),
  )
  const category = await step(
    owner.post('/staff/categories', { name: 'Rives', description: 'Au fil de l’eau.' }).then(saved),
  )
  const text = { title: 'Le premier matin', excerpt: 'Un matin au bord de l’eau.', content: '<p>La brume se lève.</p>' }
  const shown = { state: 'published', date: new Date().toISOString() }
  const article = { ...text, ...shown, author: author.uid, category: category.uid }
  return (await step(owner.post('/staff/articles', article).then(saved))).uid
}

/** Registers a member of the new site, who buys a year. @returns the text of the receipt */
async function buyYear({ server, call }: OtherSite, email: string): Promise<string> {
  const uid = crypto.randomUUID()
  const password = 'une phrase bien à elle 42'
  expect(
    (await call('POST', '/registrations/register', { body: { uid, identifier: email, password, formula: 'default' } }))
      .status,
  ).toBe(201)
  const { token } = (await call('POST', '/auth_check', { body: { identifier: email, password } })).body.payload
  const creditCard = { number: '4242 4242 4242 4242', month: 12, year: 2034, code: '123' }
  const order = { uid, formula: 'default', firstname: 'Zoé', lastname: 'D’Été', creditCard }
  const paid = await call('POST', '/subscriptions/subscribe', { token, body: order })
  expect([paid.status, paid.body.violations]).toEqual([200, undefined])
  const [payment] = (await call('GET', '/subscriptions/payments', { token })).body.payload
  const headers = { authorization: `Bearer ${token}` }
  const file = await fetch(`${server.url}/api/subscriptions/payments/${payment.uid}/receipt`, {
    headers,
  })
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (process.env.PHOTOS) writeFileSync(test.info().outputPath('receipt.pdf'), bytes)
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

const machinePaths = ['feed.xml', 'sitemap.xml', 'robots.txt', '.well-known/security.txt', 'manifest.webmanifest']
const documentation = ['api/openapi.json', 'api/docs']

const bytesOf = async (answer: APIResponse): Promise<Buffer> => {
  expect([answer.url(), answer.status()]).toEqual([answer.url(), 200])
  return answer.body()
}

async function expectOwnPages(page: Page, article: string): Promise<void> {
  const width = page.viewportSize()?.width
  const own = ['/coaches/nour', `/article/${article}`]
  const paths = ['/', '/articles', '/authors', '/coaches', ...own, '/about', '/contact', '/registration', '/nulle-part']
  for (const path of paths) {
    await page.goto(path)
    expectOwn(path, await page.content())
    await takeScreenshot(page, `${width}${path.replaceAll('/', '-')}`)
  }
  await page.goto('/')
  const logo = page.getByRole('banner').locator('img')
  const isDrawn = await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  const [banner, sideways] = await page.evaluate(() => [
    getComputedStyle(document.documentElement).getPropertyValue('--color-rose'),
    document.documentElement.scrollWidth - innerWidth,
  ])
  expect({ isDrawn, banner, sideways }).toEqual({ isDrawn: true, banner: blue.accent, sideways: 0 })
}

/** Checks files for machines, the icons, and the pictures of shared links. */
async function expectOwnFiles(page: Page, article: string): Promise<void> {
  for (const path of [...machinePaths, ...documentation])
    expectOwn(path, String(await bytesOf(await page.request.get(`/${path}`))))
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Atelier Ondine', theme_color: blue.paper })
  for (const { src, sizes, purpose } of manifest.icons) {
    const picture = await bytesOf(await page.request.get(src))
    const { width } = await sharp(picture).metadata()
    expect(`${width}x${width}`).toBe(sizes)
    if (process.env.PHOTOS) await sharp(picture).toFile(test.info().outputPath(`icon-${sizes}-${purpose}.png`))
  }
  const card = await page.locator('head meta[property="og:image"]').first().getAttribute('content')
  for (const address of [card ?? '', `/media/og/${article}.jpg`]) {
    const picture = await bytesOf(await page.request.get(address))
    const [red, , sea] = await sharp(picture)
      .extract({ left: 8, top: 8, width: 4, height: 4 })
      .stats()
      .then(({ channels }) => channels)
    expect([(red?.mean ?? 255) < 225, (sea?.mean ?? 0) > 240]).toEqual([true, true])
    if (process.env.PHOTOS) await sharp(picture).toFile(test.info().outputPath(`share-${picture.length}.jpg`))
  }
}

/** Checks that the receipt and mails of a member who bought a year show this site's own identity. */
async function expectOwnMails(page: Page, site: OtherSite): Promise<void> {
  const receipt = await buyYear(site, 'zoe@exemple.fr')
  expect(receipt).toContain('Atelier Ondine')
  expectOwn('the receipt', receipt)
  await site.linkTo('zoe@exemple.fr', /https?:\/\/\S+/)
  await expect.poll(async () => (await site.mailsTo('zoe@exemple.fr')).length).toBeGreaterThan(1)
  for (const { subject, html, text } of await site.mailsTo('zoe@exemple.fr')) {
    expectOwn(`mail ${subject}`, `${subject} ${html} ${text}`)
    expect(html).toContain('/logo.png?v=')
    expect(html).toContain(blue.ground)
    if (!process.env.PHOTOS) continue
    // A page of the site would refuse the mail's styles.
    const blank = await page.context().newPage()
    await blank.setContent(html ?? '')
    await takeScreenshot(blank, `mail-${subject}`, { fullPage: true })
    await blank.close()
  }
}

/** The opening check's sentence about words that this owner has left as they were. */
const stillToWrite =
  /^La page «\sÀ propos\s» .+ Ces pages .+: Magazine, Autrices et auteurs, Coachs, Contact\. Les questions .+ logo .+: étapes, /

for (const width of [1280, 360]) {
  test(`another owner’s site shows nothing of the demo at ${width} pixels`, async ({ page, site }) => {
    const began = Date.now()
    steps = 3 // command, password, second factor
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    expectOwn('a new site', await page.content())
    await giveIdentity(page, site)
    await expectHomePreview(page)
    const article = await furnish(site)
    const sheets = (await site.owner.get('/staff/coach-profiles')).body.payload as { uid: string; name: string }[]
    await expectSheetPreview(page, sheets.find(({ name }) => name === 'Maud')?.uid ?? '', '/coaches/maud')
    expect((await site.call('GET', '/opening')).body.payload.takesOrders).toBe(true)
    const checks = (await site.owner.opening()).checks
    expect(checks.find(({ code }) => code === 'own-words')?.detail).toMatch(stillToWrite)
    expect(steps).toBeLessThan(40)
    const description = `${steps} steps of the owner and two coaches, ${Math.round((Date.now() - began) / 1000)} s`
    test.info().annotations.push({ type: 'steps', description })

    // Leave the back office: once signed out, it would redirect to the login page during the next step.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await expectOwnPages(page, article)
    await expectOwnFiles(page, article)
    await expectOwnMails(page, site)
  })
}

test('hostile texts of an owner are shown as text', async ({ page, site }) => {
  await furnish(site)
  await expectHostileOwnerInert(page, site)
})
