import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ListBase, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { AdminPage } from '../navigation/admin-page.tsx'
import { listCard } from './list-card.ts'
import { ListPagination } from './list-pagination.tsx'
import { SearchField } from './search-field.tsx'
import { listWords } from './words.ts'

interface ListFrameProps {
  resource: string
  sort: { field: string; order: 'ASC' | 'DESC' }
  count(total: number): string
  actions?: ReactNode
  /** shown beside the search */
  filters?: ReactNode
  perPage?: number
  /** filter that is always applied and never displayed */
  filter?: Record<string, unknown>
  /** store key of filters and page; default: the resource. A second list of a resource needs its own key */
  storeKey?: string
  /** shown above the search */
  head?: ReactNode
  /** shown above the first row */
  above?: ReactNode
  /** shown below the last row: buttons for the chosen rows */
  below?: ReactNode
  /** interval of refetching, which shows changes by others */
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
          <ListPagination />
        </Box>
      </AdminPage>
    </ListBase>
  )
}
