import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ListBase, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { AdminPage } from '../navigation/admin-page.tsx'
import { listCard } from './list-card.ts'
import { Pages } from './pages.tsx'
import { SearchField } from './search-field.tsx'
import { listWords } from './words.ts'

interface ListFrameProps {
  resource: string
  sort: { field: string; order: 'ASC' | 'DESC' }
  count(total: number): string
  actions?: ReactNode
  /** beside the search */
  filters?: ReactNode
  perPage?: number
  /** always applied, and not shown among the filters */
  filter?: Record<string, unknown>
  /** store key of filters and page; default: the resource. A second list of a resource needs its own key */
  storeKey?: string
  /** above the search */
  head?: ReactNode
  /** above the first row */
  above?: ReactNode
  /** below the last row: acts on chosen rows */
  below?: ReactNode
  /** delay until changes by others appear */
  refetchMilliseconds?: number
  /** default: true */
  searchable?: boolean
  /** searchable fields other than the name */
  searchHint?: string
  children: ReactNode
}

function Count({ count }: Pick<ListFrameProps, 'count'>) {
  const { total, meta } = useListContext()
  return (
    <Typography role="status" sx={{ color: 'text.secondary', py: 1 }}>
      {!total ? '' : meta?.capped ? listWords.capped(total) : count(total)}
    </Typography>
  )
}

/** Frame of a list: title, search, filters, count, rows and page links. */
export function ListFrame(props: ListFrameProps) {
  const { resource, sort, count, actions, filters, perPage = 25, children } = props
  const { head, above, below, filter, storeKey, refetchMilliseconds, searchable = true, searchHint } = props
  return (
    <ListBase
      resource={resource}
      perPage={perPage}
      sort={sort}
      {...(filter && { filter })}
      {...(storeKey && { storeKey })}
      queryOptions={{ networkMode: 'always', staleTime: 0, refetchInterval: refetchMilliseconds ?? false }}
      disableAuthentication
    >
      <AdminPage actions={actions}>
        {head}
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box
            role={searchable ? 'search' : undefined}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: searchHint ? 'flex-start' : 'center' }}
          >
            {searchable && <SearchField hint={searchHint} />}
            {filters}
            <Count count={count} />
          </Box>
          <Box sx={listCard}>
            {above}
            {children}
            {below}
          </Box>
          <Pages />
        </Box>
      </AdminPage>
    </ListBase>
  )
}
