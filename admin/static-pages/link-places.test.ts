import { expect, test } from 'vitest'
import { defaultNavigation } from '../../contracts/administration/start-frame.ts'
import { findLinkPlaces, withLink, withoutLink } from './link-places.ts'

const page = { address: '/pages/ateliers', title: 'Nos ateliers', columnTitle: 'Pages' }
const link = { label: 'Nos ateliers', to: '/pages/ateliers' }
const full = { title: 'Lire', links: Array.from({ length: 8 }, (_, n) => ({ label: `${n}`, to: '/articles' })) }

test('a page’s link can be added to the end of the menu or footer and removed', () => {
  expect(findLinkPlaces(defaultNavigation, page.address)).toEqual({ menu: false, footer: false })
  const inMenu = withLink(defaultNavigation, { ...page, place: 'menu' })
  expect(inMenu.menu.at(-1)).toEqual(link)
  expect(findLinkPlaces(inMenu, page.address)).toEqual({ menu: true, footer: false })
  const inBoth = withLink(inMenu, { ...page, place: 'footer' })
  expect(inBoth.footer.at(-1)?.links.at(-1)).toEqual(link)
  expect(withoutLink(withoutLink(inBoth, 'footer', page.address), 'menu', page.address)).toEqual(defaultNavigation)
})

test('a footer link goes into the last column with room, or into a new one', () => {
  const place = 'footer'
  const columns = (footer: (typeof full)[]) =>
    withLink({ ...defaultNavigation, footer }, { ...page, place }).footer.map(({ title, links }) => [
      title,
      links.length,
    ])
  expect(columns([])).toEqual([['Pages', 1]])
  expect(columns([full])).toEqual([
    ['Lire', 8],
    ['Pages', 1],
  ])
  expect(columns([{ title: 'Le site', links: [] }, full])).toEqual([
    ['Le site', 1],
    ['Lire', 8],
  ])
})

test('a title longer than the limit for link names is shortened', () => {
  const { menu } = withLink(defaultNavigation, { ...page, place: 'menu', title: 'é'.repeat(60) })
  expect(menu.at(-1)?.label).toBe(`${'é'.repeat(39)}…`)
})
