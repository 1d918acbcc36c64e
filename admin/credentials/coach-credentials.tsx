import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type StaffCredential, staffCredentials } from '../../contracts/coaching/staff-credentials.ts'
import { callApi } from '../../relay/call.ts'
import { ruledRow } from '../layout/ruled-row.ts'
import { AddButton } from '../lists/add-button.tsx'
import { frenchDay } from './french-day.ts'
import { credentialWords as words } from './words.ts'

function stateOf({ shown, checkedBy, checkedOn, validUntil }: StaffCredential): string {
  if (!checkedBy || !checkedOn) return words.waiting
  if (!shown) return words.expired
  const checked = words.checkedBy(checkedBy, frenchDay(checkedOn))
  return validUntil ? `${checked}, ${words.until(frenchDay(validUntil))}` : checked
}

/** Credentials of one coach, on the coach's sheet, sorted by expiry. */
export function CoachCredentials({ coach }: { coach: string }) {
  const { data, error } = useQuery({
    queryKey: ['credentials', 'of', coach],
    queryFn: async () =>
      (await callApi(staffCredentials.list, { query: { filter: { coach }, sort: 'validUntil', perPage: '100' } }))
        .payload,
    staleTime: 0,
  })
  return (
    <Box component="section" aria-labelledby="credentials" sx={{ mt: 5 }}>
      <Typography id="credentials" variant="h2" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      {error && <Typography role="alert">{error.message}</Typography>}
      {data?.length === 0 && <Typography>{words.empty}</Typography>}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((credential) => (
            <Box component="li" key={credential.uid} sx={ruledRow}>
              <Box
                component={Link}
                to={`/credentials/${credential.uid}`}
                dir="auto"
                sx={{ color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere', py: 0.5 }}
              >
                {credential.title}
              </Box>
              <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>
                {words.kinds[credential.kind]} · {stateOf(credential)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ mt: 2 }}>
        <AddButton to={`/credentials/create?${new URLSearchParams({ coach })}`} text={words.add} />
      </Box>
    </Box>
  )
}
