import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { limits } from '../../../contracts/limits.ts'
import { listMailTexts, type MailTextHead } from '../../../contracts/site/mail-texts.ts'
import { fold } from '../../../contracts/text/fold.ts'
import { callApi } from '../../../relay/call.ts'
import { Choice } from '../../lists/choice.tsx'
import { listCard } from '../../lists/list-card.ts'
import { type Column, RecordTable } from '../../lists/record-table.tsx'
import { AdminPage } from '../../navigation/admin-page.tsx'
import { dayText } from '../format.ts'
import { managementWords } from '../words.ts'
import { mailTextWords as texts } from './words.ts'

const { lists } = managementWords

type Sorted = 'name' | 'mailed' | 'saved'

const stateOf = ({ own, changed }: MailTextHead): string =>
  [own ? texts.own : texts.original, ...(changed ? [texts.changed] : [])].join(' · ')

const columns: readonly Column<MailTextHead, Sorted>[] = [
  { head: texts.name, look: 'name', sort: 'name', show: ({ name }) => name },
  { head: texts.when, look: 'wideSoft', show: ({ when }) => when },
  { head: texts.mailed, look: 'wide', sort: 'mailed', show: ({ mailed }) => mailed },
  { head: texts.state, look: 'state', show: stateOf },
  { head: texts.savedOn, look: 'fact', sort: 'saved', show: ({ saved }) => saved && dayText(saved) },
]

const groups = Object.entries(texts.groups).map(([uid, name]) => ({ uid, name }))

function groupOf({ uid }: MailTextHead): string {
  const module = uid.split('.')[0] ?? ''
  return module in texts.groups ? module : 'others'
}

interface Asked {
  q: string
  group: string
  sort: string
  order: string
}

const isFound = (one: MailTextHead, { q, group }: Asked): boolean =>
  (group === '' || groupOf(one) === group) &&
  fold(q)
    .split(/\s+/)
    .every((word) => fold(`${one.name} ${one.when} ${one.mailed}`).includes(word))

/** Sorts the mails; without a sort field the API's order stays. Mails without a value, such as a date of change, come last. */
function sorted(mails: readonly MailTextHead[], { sort, order }: Asked): readonly MailTextHead[] {
  const field = columns.find((column) => column.sort === sort)?.sort
  if (!field) return mails
  const sign = order === 'DESC' ? -1 : 1
  const known = mails.filter((one) => one[field] !== null)
  const compared = known.toSorted((a, b) => sign * String(a[field]).localeCompare(String(b[field]), 'fr'))
  return [...compared, ...mails.filter((one) => one[field] === null)]
}

/** All kinds of mail, with a mark for those that the owner changed. The call returns all of them; filtering happens here. */
export default function MailTextList() {
  const [parameters, setParameters] = useSearchParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-texts'],
    queryFn: async () => (await callApi(listMailTexts, {})).payload,
    staleTime: 0,
  })
  const asked: Asked = { q: '', group: '', sort: '', order: 'ASC', ...Object.fromEntries(parameters) }
  // Keep the typed text in a state: the address may lag behind it.
  const [q, setQ] = useState(asked.q)
  const ask = (change: Partial<Asked>) => {
    const given = Object.entries({ ...asked, ...change }).filter(([, value]) => value !== '')
    setParameters(Object.fromEntries(given), { replace: true })
  }
  const found = sorted(data?.filter((one) => isFound(one, { ...asked, q })) ?? [], asked)
  return (
    <AdminPage>
      <Typography sx={{ mb: 2 }}>{texts.intro}</Typography>
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <TextField
          type="search"
          size="small"
          label={lists.search}
          value={q}
          slotProps={{ htmlInput: { maxLength: limits.search } }}
          onChange={({ target }) => {
            setQ(target.value)
            ask({ q: target.value })
          }}
          sx={{ flex: '1 1 14rem', maxWidth: 420 }}
        />
        <Choice
          label={texts.group}
          value={asked.group}
          all={lists.all}
          choices={groups}
          onChange={(group) => ask({ group })}
        />
        <Typography role="status" sx={{ color: 'text.secondary', py: 1 }}>
          {data ? (found.length > 0 ? texts.count(found.length) : lists.noMatch) : !error && lists.loading}
        </Typography>
      </Box>
      {error && <Typography role="alert">{error.message}</Typography>}
      {found.length > 0 && (
        <Box sx={listCard}>
          <RecordTable
            label={texts.texts}
            records={found}
            columns={columns}
            addressOf={({ uid }) => `/mail-texts/${uid}`}
            sorting={{ field: asked.sort, order: asked.order, sortBy: (sort, order) => ask({ sort, order }) }}
            refetch={() => void refetch()}
          />
        </Box>
      )}
    </AdminPage>
  )
}
