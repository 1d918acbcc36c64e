import { memoize } from '../memoize.ts'
import { type TextKey, t } from './index.ts'
import { typeset } from './typography.ts'

/** Separates key and name. In built pages the key is its text, which contains spaces but no line break. */
const separator = '\n'

/** @param written key and name, with the separator between them */
const titleOf = memoize((written: string) => {
  const end = written.indexOf(separator)
  const name = typeset(written.slice(end + 1))
  return t(written.slice(0, end) as TextKey, { name }) || name
})

/** The page's title alone. `name` fills the titles of things that have names. */
export const pageTitle = (key: TextKey, name = ''): string => titleOf(`${key}${separator}${name}`)

export const documentTitle = (siteName: string, key: TextKey | undefined, name?: string): string =>
  [siteName, ...(key === undefined ? [] : [pageTitle(key, name)])].join(' – ')
