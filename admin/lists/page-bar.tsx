import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Pagination from '@mui/material/Pagination'
import TextField from '@mui/material/TextField'
import { words } from '../words.ts'
import { useList } from './list-provider.tsx'

const { pages: texts } = words

interface PageBarProps {
  /** choices for the number of rows per page */
  sizes: readonly number[]
}

/** Links to the pages of a list, and a choice of the page length. */
export default function PageBar({ sizes }: PageBarProps) {
  const { page, perPage, total = 0, change } = useList()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 2 }}>
      <TextField
        select
        label={texts.perPage}
        value={perPage}
        onChange={({ target }) => change({ perPage: Number(target.value) })}
        sx={{ width: { xs: 'auto', sm: 'auto' }, minWidth: 120 }}
      >
        {sizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
      <Pagination
        aria-label={texts.label}
        page={page}
        count={Math.ceil(total / perPage)}
        onChange={(_event, next) => change({ page: next })}
        getItemAriaLabel={(type, number, selected) =>
          type === 'page' ? texts.page(number ?? 1, selected) : (texts[type as 'next' | 'previous'] ?? type)
        }
      />
    </Box>
  )
}
