import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { AdminPage } from '../../navigation/admin-page.tsx'
import { FigureSection } from './figure-section.tsx'
import { figureKinds, type Period } from './kinds.ts'
import { PeriodForm } from './period-form.tsx'
import { figureWords as words } from './words.ts'

function periodOf(search: URLSearchParams): Period {
  const [from, to] = [search.get('from'), search.get('to')]
  return { ...(from && { from }), ...(to && { to }) }
}

/** How the site does over a time that is chosen, from the accounts. */
export default function FiguresPage() {
  const [search, setSearch] = useSearchParams()
  const period = periodOf(search)
  return (
    <AdminPage>
      <PeriodForm key={search.toString()} period={period} onChange={(next) => setSearch({ ...next })} />
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{words.zone}</Typography>
      {figureKinds.map((kind) => (
        <FigureSection key={kind.id} kind={kind} period={period} />
      ))}
    </AdminPage>
  )
}
