import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { staffCredits } from '../../contracts/accounts/staff-members.ts'
import { callApi } from '../../relay/call.ts'
import { filteredPath } from '../lists/filtered-path.ts'
import { AmountSetting } from '../management/value-setting.tsx'
import { AdminPage } from '../navigation/admin-page.tsx'
import { lateAnswerWords as words } from './words.ts'

const credited = { kind: 'promise' } as const

/** Number of late answers that were credited, with a link to their list. */
function Credited() {
  const { data } = useQuery({
    queryKey: ['credits', credited],
    queryFn: async () => (await callApi(staffCredits.list, { query: { filter: credited, perPage: '1' } })).page,
  })
  if (!data) return null
  return (
    <Typography sx={{ mt: 4 }}>
      {data.total === 0 ? (
        words.noneCredited
      ) : (
        <Link to={filteredPath('credits', credited)}>{words.credited(data.total)}</Link>
      )}
    </Typography>
  )
}

/** Sets the credit for late answers, and counts the credits. */
export default function LateAnswersPage() {
  return (
    <AdminPage intro={words.intro} narrow>
      <AmountSetting uid="promise-credit" words={words} />
      <Credited />
    </AdminPage>
  )
}
