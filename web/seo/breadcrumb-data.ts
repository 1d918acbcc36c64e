import type { Crumb } from '../layout/navigation/breadcrumbs.ts'
import { type BreadcrumbList, type DataBlock, dataBlock } from './schema.ts'

export const breadcrumbData = (crumbs: readonly Crumb[], publicUrl: string): DataBlock<BreadcrumbList> =>
  dataBlock({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to ? { item: `${publicUrl}${to}` } : {}),
    })),
  })
