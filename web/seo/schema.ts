// Types of structured data that this site writes: the part of https://schema.org that Google reads.
// Type aliases: unlike interfaces, they match the index signature of React Router's descriptors.

export type Organization = {
  '@type': 'Organization'
  '@id'?: string
  name: string
  url: string
  logo: string
}

export type Person = {
  '@type': 'Person'
  name: string
  url: string
  jobTitle?: string
  description?: string
  image?: string
  worksFor?: Organization
}

export type Article = {
  '@type': 'Article'
  headline: string
  description: string
  datePublished: string
  dateModified: string
  inLanguage: string
  articleSection: string
  keywords: string[]
  image: string[]
  author: Person
  publisher: Organization
  mainEntityOfPage: string
  isAccessibleForFree: boolean
  /** the part that is not free, by a CSS class of the page, as search engines expect */
  hasPart: { '@type': 'WebPageElement'; isAccessibleForFree: boolean; cssSelector: string }
}

export type BreadcrumbList = {
  '@type': 'BreadcrumbList'
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item?: string }[]
}

export type WebSite = {
  '@type': 'WebSite'
  name: string
  url: string
  inLanguage: string
  potentialAction: {
    '@type': 'SearchAction'
    target: { '@type': 'EntryPoint'; urlTemplate: string }
    'query-input': string
  }
}

export type FaqPage = {
  '@type': 'FAQPage'
  mainEntity: { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } }[]
}

export type Thing = Organization | Person | Article | BreadcrumbList | WebSite | FaqPage

export type DataBlock<T extends Thing = Thing> = T & { '@context': 'https://schema.org' }

export const dataBlock = <T extends Thing>(thing: T): DataBlock<T> => ({ '@context': 'https://schema.org', ...thing })
