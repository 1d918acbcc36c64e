import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { lazy, Suspense, useRef } from 'react'
import { useList } from '../../lists/list-provider.tsx'
import { useTypedFilter } from '../../lists/use-typed-filter.ts'
import { useWorksAs } from '../../person.ts'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { lowScreenQuery } from '../low-screen-query.ts'
import { ticketWords } from '../words.ts'
import { defaultTicketState, type TicketFilter } from './ticket-filter.ts'

/** Loaded on demand: the chip imports the texts of all figures. */
const CountedChip = lazy(async () => ({
  default: (await import('../../management/figure-filter-chip.tsx')).FigureFilterChip,
}))

const ReportedChip = lazy(async () => ({
  default: (await import('../../ticket-report/report-filter-chip.tsx')).ReportFilterChip,
}))

const texts = ticketWords.list

function useFilter() {
  const { filter, narrow } = useList()
  return { filter: filter as TicketFilter, change: (part: TicketFilter) => narrow({ ...part }) }
}

interface ChoiceProps {
  label: string
  value: string
  onChange(value: string): void
  choices: Readonly<Record<string, string>>
}

function Choice({ label, value, onChange, choices }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: 150, flex: { xs: '1 1 40%', md: '0 1 auto' } }}
    >
      {Object.entries(choices).map(([name, text]) => (
        <MenuItem key={name} value={name}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Text filter; its value is written into the address once the user pauses. */
interface TypedProps {
  label: string
  name: 'q' | 'tag'
  type?: string
  withKey?: boolean
}

function Typed({ label, name, type = 'text', withKey = false }: TypedProps) {
  const { filter, change } = useFilter()
  const field = useRef<HTMLInputElement>(null)
  useShortcuts(withKey ? { '/': () => field.current?.focus() } : {})
  const [text, setText] = useTypedFilter(filter[name] ?? '', (typed) => change({ [name]: typed }))
  return (
    <TextField
      size="small"
      type={type}
      label={label}
      value={text}
      inputRef={field}
      onKeyDown={({ key, target }) => key === 'Escape' && (target as HTMLElement).blur()}
      onChange={({ target }) => setText(target.value)}
      slotProps={{ htmlInput: { maxLength: name === 'q' ? 200 : 40 } }}
      sx={{ flex: { xs: '1 1 40%', md: name === 'q' ? '1 1 12rem' : '0 1 9rem' } }}
    />
  )
}

interface ListFiltersProps {
  /** « / » focuses the search field */
  withKey: boolean
  /** the list is a column: show two filters a row, as on a phone */
  beside: boolean
}

export function ListFilters({ withKey, beside }: ListFiltersProps) {
  const { sort, change: changeList } = useList()
  const { filter, change } = useFilter()
  const contact = useWorksAs('support')
  const coaching = useWorksAs('coach')
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.25,
        alignItems: 'center',
        ...(beside && { '&& > *': { flex: '1 1 40%' } }),
        // The padding leaves room for the labels, which overlap the fields' upper border.
        [lowScreenQuery]: { flexWrap: 'nowrap', overflowX: 'auto', pt: 1, '&& > *': { flex: 'none' } },
      }}
    >
      <Choice
        label={texts.state}
        value={defaultTicketState(filter)}
        choices={texts.states}
        onChange={(state) =>
          change({
            state:
              state === defaultTicketState({ ...filter, state: undefined })
                ? undefined
                : (state as TicketFilter['state']),
          })
        }
      />
      {contact && coaching && (
        <Choice
          label={texts.type}
          value={filter.type ?? 'all'}
          choices={texts.types}
          onChange={(type) => change({ type: type === 'all' ? undefined : (type as TicketFilter['type']) })}
        />
      )}
      <Choice
        label={texts.sort}
        value={sort.field in texts.sorts ? sort.field : 'due'}
        choices={texts.sorts}
        onChange={(field) => changeList({ sort: { field, order: field === 'modified' ? 'DESC' : 'ASC' } })}
      />
      {filter.counted && (
        <Suspense>
          <CountedChip />
        </Suspense>
      )}
      {filter.reported && (
        <Suspense>
          <ReportedChip />
        </Suspense>
      )}
      {contact && <Typed name="tag" label={texts.tag} />}
      <Typed name="q" label={texts.search} type="search" withKey={withKey} />
    </Box>
  )
}
