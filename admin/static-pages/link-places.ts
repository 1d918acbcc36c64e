import type { Navigation, SiteLink } from '../../contracts/administration/site-frame.ts'

export type LinkPlace = 'menu' | 'footer'

const longestLabel = 40
const mostInColumn = 8
const mostColumns = 2

const leadsTo = (address: string) => (link: SiteLink) => link.to === address

/** Finds out whether the menu and the footer lead to that address. */
export const findLinkPlaces = (
  { menu, footer }: Navigation,
  address: string,
): Readonly<Record<LinkPlace, boolean>> => ({
  menu: menu.some(leadsTo(address)),
  footer: footer.some(({ links }) => links.some(leadsTo(address))),
})

/** Shortens a title to the length of a link's label. */
const labelOf = (title: string): string =>
  [...title].length > longestLabel
    ? `${[...title]
        .slice(0, longestLabel - 1)
        .join('')
        .trimEnd()}…`
    : title

/** Adds a link to the last column with room, or to a new column. If all are full, the server refuses the link. */
function inFooter(footer: Navigation['footer'], link: SiteLink, columnTitle: string): Navigation['footer'] {
  const openColumn = footer.findLastIndex(({ links }) => links.length < mostInColumn)
  if (openColumn < 0 && footer.length < mostColumns) return [...footer, { title: columnTitle, links: [link] }]
  return footer.map((column, n) =>
    n === (openColumn < 0 ? footer.length - 1 : openColumn) ? { ...column, links: [...column.links, link] } : column,
  )
}

interface Placed {
  place: LinkPlace
  address: string
  title: string
  /** title of a new column */
  columnTitle: string
}

/** Adds a link to the page, at the end of the menu or to the footer. */
export function withLink(navigation: Navigation, { place, address, title, columnTitle }: Placed): Navigation {
  const link = { label: labelOf(title), to: address }
  return place === 'menu'
    ? { ...navigation, menu: [...navigation.menu, link] }
    : { ...navigation, footer: inFooter(navigation.footer, link, columnTitle) }
}

export function withoutLink(navigation: Navigation, place: LinkPlace, address: string): Navigation {
  const others = (links: SiteLink[]) => links.filter((link) => !leadsTo(address)(link))
  return place === 'menu'
    ? { ...navigation, menu: others(navigation.menu) }
    : { ...navigation, footer: navigation.footer.map((column) => ({ ...column, links: others(column.links) })) }
}
