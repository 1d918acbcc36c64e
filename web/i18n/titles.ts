import { type TextKey, t } from './index.ts'
import { typeset } from './typography.ts'

const maxTitles = 1000
const titles = new Map<string, string>()

/** The page's title alone. `name` fills the titles of things that have names. */
export function pageTitle(key: TextKey, name = ''): string {
  const id = `${key} ${name}`
  const known = titles.get(id)
  if (known !== undefined) return known
  const shown = typeset(name)
  const title = t(key, { name: shown }) || shown
  if (titles.size >= maxTitles) titles.clear()
  titles.set(id, title)
  return title
}

/** Site title, a dash, the page's title. */
export const documentTitle = (siteName: string, key: TextKey | undefined, name?: string): string =>
  [siteName, ...(key === undefined ? [] : [pageTitle(key, name)])].join(' – ')
