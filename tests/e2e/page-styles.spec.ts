import type { Page } from '@playwright/test'
import { article, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

/** How every element of the page and what is drawn around it is styled, in the order of the page. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { display } = getComputedStyle(element)
      return [undefined, '::before', '::after', '::marker'].map((part) => {
        const style = getComputedStyle(element, part)
        // Most elements draw none of these, and reading 400 properties of each takes long.
        const isDrawn = part === '::marker' ? display === 'list-item' : part === undefined || style.content !== 'none'
        const names = isDrawn ? [...style].filter((name) => !name.startsWith('--')) : []
        return `${element.tagName}${part ?? ''} ${names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`
      })
    }),
  )
}

/** Its menus too, whose rules ask whether they are open. */
async function openMenus(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const menu of document.querySelectorAll('details')) menu.open = true
  })
}

for (const [path, reader] of [
  ['/', 'a visitor'],
  [article.path, 'a visitor'],
  ['/', 'a subscriber'],
  [article.path, 'a subscriber'],
] as const) {
  test(`what ${reader}’s page takes of the stylesheet is all that it needs: ${path}`, async ({ page }) => {
    if (reader === 'a subscriber') await signIn(page, 'camille@exemple.fr')
    await page.goto(path, { waitUntil: 'networkidle' })
    await openMenus(page)
    expect(
      await page.locator('style[data-whole]').count(),
      'style[data-whole]: the part of the stylesheet that the page carries',
    ).toBe(1)
    const taken = await stylesOf(page)
    const [partLength, wholeLength] = await page.evaluate(async () => {
      const style = document.querySelector('style[data-whole]')
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = style?.getAttribute('data-whole') ?? ''
      const loaded = new Promise((resolve, reject) => {
        link.onload = resolve
        link.onerror = reject
      })
      // At no moment without styles: what moves would begin again.
      style?.before(link)
      await loaded
      style?.remove()
      return [style?.textContent.length ?? 0, (await (await fetch(link.href)).text()).length]
    })
    expect(partLength).toBeLessThan(wholeLength / 2)
    const notified = await stylesOf(page)
    expect(notified).toHaveLength(taken.length)
    const others = notified
      .filter((style, at) => style !== taken[at])
      .map((style) => style.slice(0, style.indexOf(' ')))
    expect(others, 'styled otherwise by the whole stylesheet').toEqual([])
  })
}
