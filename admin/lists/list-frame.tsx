import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AdminPage } from '../navigation/admin-page.tsx'
import { listCard } from './list-card.ts'
import { ListPagination } from './list-pagination.tsx'
import { ListProvider, type ListProviderProps, useList } from './list-provider.tsx'
import { SearchField } from './search-field.tsx'
import { listWords } from './words.ts'

interface ListFrameProps extends Omit<ListProviderProps, 'perPage'> {
  count(total: number): string
  actions?: ReactNode
  /** shown below the title */
  intro?: ReactNode
  /** shown beside the search */
  filters?: ReactNode
  perPage?: number
  /** shown above the search */
  head?: ReactNode
  /** shown above the first row */
  above?: ReactNode
  /** shown below the last row: buttons for the chosen rows */
  below?: ReactNode
  /** default: true */
  searchable?: boolean
  /** searchable fields other than the name */
  searchHint?: string
  children: ReactNode
}

function Count({ count }: Pick<ListFrameProps, 'count'>) {
  const { total, capped } = useList()
  return (
    <Typography role="status" sx={{ color: 'text.secondary', py: 1 }}>
      {!total ? '' : capped ? listWords.capped(total) : count(total)}
    </Typography>
  )
}

/** Frame of a list: title, search, filters, count, rows and page links. */
export function ListFrame(props: ListFrameProps) {
  const {
    count,
    actions,
    intro,
    filters,
    perPage = 25,
    head,
    above,
    below,
    searchable = true,
    searchHint,
    children,
  } = props
  return (
    <ListProvider {...props} perPage={perPage}>
      <AdminPage actions={actions} intro={intro}>
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
    </ListProvider>
  )
}
