import type { Page } from '@playwright/test'
import { article, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

/* Checks RGAA criteria that axe omits, on one page of each kind. web/accessibility/criteria.ts maps criteria to tests. */

const visitorPages = ['/', '/articles?q=peur', article.path, '/about', '/cookies', '/login', '/registration/payment']
const formPages = ['/registration', '/contact/new-ticket', '/contact/link', '/no-such-page']
const memberPages = ['/account', '/account/subscription', '/coaching', '/coaching/new-discussion']

/** Runs in the page. @returns what is wrong, each as one line */
function faultsOfPage(): string[] {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
  const nameOf = (one: HTMLElement) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()
  const say = (what: string, found: HTMLElement[]) =>
    found.map((one) => `${what}: ${one.outerHTML.replace(/\s+/g, ' ').slice(0, 120)}`)
  const addresses = new Map<string, Set<string>>()
  for (const link of all('a[href]')) {
    const name = nameOf(link)
    addresses.set(name, (addresses.get(name) ?? new Set()).add(link.getAttribute('href')?.split('#')[0] ?? ''))
  }
  const isUnderlined = (one: HTMLElement) => getComputedStyle(one).textDecorationLine.includes('underline')
  const inText = all('main p > a, main label > a').filter((link) => {
    const words = link.parentElement?.textContent?.trim() ?? ''
    return words.length > nameOf(link).length + 5 && getComputedStyle(link).display === 'inline'
  })
  const generated = all('body *').filter((one) =>
    ['::before', '::after'].some((part) => /^"[^"]*\p{L}/u.test(getComputedStyle(one, part).content)),
  )
  return [
    // RGAA 1.2, 10.8
    ...say(
      'a drawing without name that is not hidden',
      all('svg').filter((one) => !one.closest('[aria-hidden=true]') && one.getAttribute('role') !== 'img'),
    ),
    // RGAA 8.9, 10.1
    ...say('an attribute or element of presentation', all('[align],[bgcolor],[valign],font,center,big,u,strike')),
    ...say(
      'an element without content',
      all('p,li,h1,h2,h3,h4').filter(
        (one) => !one.textContent?.trim() && !one.querySelector('img,input') && !one.ariaLive,
      ),
    ),
    // RGAA 9.2, 12.6
    ...['body > header, body > div > header', 'main', 'body > footer, body > div > footer']
      .filter((one) => all(one).length !== 1)
      .map((one) => `not one ${one}`),
    ...say(
      'a navigation without name',
      all('nav').filter((one) => !one.ariaLabel && !one.hasAttribute('aria-labelledby')),
    ),
    // RGAA 6.1
    ...[...addresses].filter(([, hrefs]) => hrefs.size > 1).map(([name, hrefs]) => `one name, ${[...hrefs]}: ${name}`),
    // RGAA 10.6
    ...say(
      'a link that only colour or weight tells from its text',
      inText.filter((one) => !isUnderlined(one)),
    ),
    // RGAA 10.2
    ...say('words that a stylesheet makes', generated),
    // RGAA 11.6
    ...say(
      'a group of fields without legend',
      all('fieldset').filter((one) => !one.querySelector('legend')?.textContent),
    ),
    // RGAA 13.2
    ...say(
      'a link that opens a window and does not say so',
      all('a[target=_blank]').filter((one) => !one.textContent?.includes('nouvelle fenêtre')),
    ),
  ]
}

/** Runs in the page. @returns what is cut off or makes the page scroll sideways */
function cutOff(): string[] {
  const around = (one: Element): Element[] => [one, ...(one.parentElement ? around(one.parentElement) : [])]
  // Shortened text is shown in full on the linked page; text one pixel wide is for screen readers only.
  const isMeant = (one: Element): boolean =>
    around(one).some((near) => {
      const { textOverflow, webkitLineClamp, position, width } = getComputedStyle(near)
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      return isShortened || (position === 'absolute' && width === '1px')
    })
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
    const isText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (!isText || !one.checkVisibility({ visibilityProperty: true })) return false
    if (one.closest('[aria-hidden=true], svg') || isMeant(one)) return false
    const hides = getComputedStyle(one).overflow.includes('hidden')
    return hides && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  })
  const beyond = document.documentElement.scrollWidth - window.innerWidth
  return [...cut.map(({ outerHTML }) => outerHTML.slice(0, 120)), ...(beyond > 0 ? [`${beyond} pixels beyond`] : [])]
}

const withStyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, css)

const spaced =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'
/** 1280 by 900, enlarged to 200 %. */
const enlarged = { width: 640, height: 450 }

async function expectSound(page: Page, path: string): Promise<void> {
  await page.goto(path)
  expect.soft(await page.evaluate(faultsOfPage), path).toEqual([])
  await withStyle(page, spaced)
  expect.soft(await page.evaluate(cutOff), `${path} with wide spacing`).toEqual([])
  await withStyle(page, '')
  const usual = page.viewportSize()
  await page.setViewportSize(enlarged)
  expect.soft(await page.evaluate(cutOff), `${path} at twice its size`).toEqual([])
  if (usual) await page.setViewportSize(usual)
}

test('pages meet the checked RGAA criteria and do not cut off enlarged text', async ({ page }) => {
  for (const path of [...visitorPages, ...formPages]) await test.step(path, () => expectSound(page, path))
  await signIn(page, 'camille@exemple.fr')
  for (const path of memberPages) await test.step(path, () => expectSound(page, path))
})

/** Runs in the page, after each press of Tab. @returns undefined once the focus has left the page */
function focused(): { name: string; visible: boolean; forward: boolean } | undefined {
  const { activeElement: one } = document
  if (!(one instanceof HTMLElement) || one === document.body) return undefined
  const last = (window as { lastFocused?: Element }).lastFocused
  Object.assign(window, { lastFocused: one })
  const rings = [one, one.parentElement, one.closest('label'), one.nextElementSibling].map((near) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(near ?? one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  })
  return {
    name: `${one.tagName} ${(one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 40)}`,
    visible: rings.includes(true),
    forward: !last || Boolean(last.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING),
  }
}

const mostStops = 200

test('a focused chapter of a long page is inside a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/terms-of-service')
  const last = page.getByRole('navigation', { name: 'Dans cette page' }).getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('the keyboard moves through a page in order, with visible focus', async ({ page }) => {
  for (const path of ['/', article.path, '/registration/payment', '/contact/new-ticket']) {
    await page.goto(path)
    const stops: NonNullable<ReturnType<typeof focused>>[] = []
    while (stops.length < mostStops) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(focused)
      // After the last stop, a browser without visible controls starts again at the first.
      if (!stop || (stops.length > 1 && stop.name === stops[0]?.name)) break
      stops.push(stop)
    }
    expect(stops[0]?.name, path).toBe('A Aller au contenu')
    expect(stops.length, `${path} is left`).toBeLessThan(mostStops)
    expect
      .soft(
        stops.filter(({ visible }) => !visible),
        `${path}: unseen`,
      )
      .toEqual([])
    expect
      .soft(
        stops.filter(({ forward }) => !forward),
        `${path}: backwards`,
      )
      .toEqual([])
  }
})
