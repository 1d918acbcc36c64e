import type { Location, MetaDescriptor } from 'react-router'
import { t } from '../i18n/index.ts'
import { documentTitle } from '../i18n/titles.ts'
import { typeset } from '../i18n/typography.ts'
import { breadcrumbsOf } from '../layout/breadcrumbs.ts'
import { breadcrumbData } from './breadcrumb-data.ts'

/** What every page's head is made of; a route's own `meta` adds to it. */
export interface HeadFacts {
  houseName: string
  publicUrl: string
  location: Pick<Location, 'pathname'>
  /** fills the titles of things that have names */
  name?: string
  description?: string
  /** an address, whole */
  image?: string
  type?: 'website' | 'article' | 'profile'
}

/** Title, canonical address, and what others show of the page when they link to it. */
export function pageMeta(facts: HeadFacts): MetaDescriptor[] {
  const { houseName, publicUrl, location, name, description, image, type = 'website' } = facts
  const path = location.pathname.replace(/(.)\/+$/, '$1')
  const title = documentTitle(houseName, path, name && typeset(name))
  const address = `${publicUrl}${path}`
  const crumbs = breadcrumbsOf(path, t('layout.home'), name)
  return [
    { title },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: houseName },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: name ? typeset(name) : title },
    { property: 'og:url', content: address },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(image
      ? [
          { property: 'og:image', content: image },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(crumbs.length > 0 ? [{ 'script:ld+json': breadcrumbData(crumbs, publicUrl) }] : []),
  ]
}
