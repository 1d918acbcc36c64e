import type { Crumb } from '../layout/breadcrumbs.ts'

/** The trail of breadcrumbs, as search engines read it (schema.org). */
export const breadcrumbData = (crumbs: readonly Crumb[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to ? { item: `${publicUrl}${to}` } : {}),
  })),
})
