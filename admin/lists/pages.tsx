import MenuItem from '@mui/material/MenuItem'
import Pagination from '@mui/material/Pagination'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useListPaginationContext } from 'ra-core'
import { words } from '../words.ts'

const { pages: texts } = words
const sizes = [25, 50, 100]

/** The pages of a list, where it has more than one, and how long they are. */
export function Pages() {
  const { page, perPage, total, isPending, setPage, setPerPage } = useListPaginationContext()
  const [shortest = perPage] = sizes
  if (isPending || !total || total <= shortest) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 2 }}>
      <TextField
        select
        label={texts.perPage}
        value={perPage}
        onChange={({ target }) => setPerPage(Number(target.value))}
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
        onChange={(_event, next) => setPage(next)}
        getItemAriaLabel={(type, number, selected) =>
          type === 'page' ? texts.page(number ?? 1, selected) : (texts[type as 'next' | 'previous'] ?? type)
        }
      />
    </Stack>
  )
}
