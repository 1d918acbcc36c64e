import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { listHomeRevisions } from '../../contracts/site/home.ts'
import { momentText } from '../../contracts/text/french-format.ts'
import { callApi } from '../../relay/call.ts'
import { homeWords as words } from './words.ts'

/** Published states, newest first. */
export function Revisions({ onRestore }: { onRestore(n: number): void }) {
  const { data } = useQuery({
    queryKey: ['home', 'revisions'],
    queryFn: async () => (await callApi(listHomeRevisions, { query: { perPage: '20' } })).payload,
    staleTime: 0,
  })
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography component="h2" sx={{ fontWeight: 600, fontSize: 18, mb: 1 }}>
        {words.history}
      </Typography>
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.noHistory}</Typography>}
      {data?.map(({ n, date, by, title }) => (
        <Box key={n} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1 }}>
          <Typography sx={{ flex: '1 1 0', minWidth: 200, overflowWrap: 'anywhere' }}>
            {words.version(momentText(date), by)} · {title}
          </Typography>
          <Button size="small" color="inherit" onClick={() => onRestore(n)}>
            {words.restore}
          </Button>
        </Box>
      ))}
    </Box>
  )
}
