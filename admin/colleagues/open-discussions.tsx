import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { getDeparture } from '../../contracts/coaching/departure.ts'
import { callApi } from '../../relay/call.ts'
import { departureWords as words } from '../departure/words.ts'

/** Number of a coach's open discussions, with a link to transfer them. */
export function OpenDiscussions({ coach, suspended }: { coach: string; suspended: boolean }) {
  const { data } = useQuery({
    queryKey: ['departure', coach],
    queryFn: async () => (await callApi(getDeparture, { params: { uid: coach } })).payload,
    staleTime: 0,
  })
  if (!data) return null
  const count = data.discussions.length
  const text = count === 0 ? words.none : suspended ? words.left(count) : words.kept(count)
  return (
    <Alert
      severity={suspended && count > 0 ? 'warning' : 'info'}
      sx={{ color: 'text.primary' }}
      action={
        <Button component={Link} to={`/departure?coach=${coach}`} color="inherit">
          {words.open}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
