import Typography from '@mui/material/Typography'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { AdminPage } from '../../navigation/admin-page.tsx'
import { FigureSection } from './figure-section.tsx'
import { figureKinds, type Period } from './kinds.ts'
import { PeriodForm } from './period-form.tsx'
import { figureWords as words } from './words.ts'

function periodOf(search: URLSearchParams): Period {
  const [from, to] = [search.get('from'), search.get('to')]
  return { ...(from && { from }), ...(to && { to }) }
}

/** Figures of the open screen over a chosen period. A link to a figure leads to its screen. */
export default function FiguresPage() {
  const [search, setSearch] = useSearchParams()
  const { pathname, hash } = useLocation()
  const period = periodOf(search)
  const linked = figureKinds.find(({ id }) => hash === `#figure-${id}`)
  if (linked && pathname !== `/${linked.screen}`)
    return <Navigate to={{ pathname: `/${linked.screen}`, search: `?${search}`, hash }} replace />
  return (
    <AdminPage>
      <PeriodForm key={search.toString()} period={period} onChange={(next) => setSearch({ ...next })} />
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{words.zone}</Typography>
      {figureKinds
        .filter(({ screen }) => pathname === `/${screen}`)
        .map((kind) => (
          <FigureSection key={kind.id} kind={kind} period={period} />
        ))}
    </AdminPage>
  )
}
