import type { MetaDescriptor } from 'react-router'

interface Description {
  description?: string
  /** absolute address */
  image?: string
  type?: 'website' | 'article' | 'profile'
}

/** Description of a page for a route's `meta`; title and address are in every head (page-head.tsx). */
export function pageDescription({ description, image, type = 'website' }: Description): MetaDescriptor[] {
  return [
    { property: 'og:type', content: type },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ]
}

/** Makes an address of this site absolute; absolute addresses stay unchanged. */
export const absoluteUrl = (publicUrl: string, address: string): string => new URL(address, publicUrl).href
