import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { listMailTexts } from '../../../contracts/site/mail-texts.ts'
import { callApi } from '../../../relay/call.ts'
import { AdminPage } from '../../navigation/admin-page.tsx'
import { colours } from '../../theme.ts'
import { managementWords } from '../words.ts'
import { mailTextWords as texts } from './words.ts'

/** Every kind of mail, and which of them have words of the owner. */
export default function MailTextList() {
  const { data, error } = useQuery({
    queryKey: ['mail-texts'],
    queryFn: async () => (await callApi(listMailTexts, {})).payload,
    staleTime: 0,
  })
  return (
    <AdminPage narrow>
      <Typography sx={{ mb: 2 }}>{texts.intro}</Typography>
      {error && <Typography role="alert">{error.message}</Typography>}
      {!data && !error && <Typography role="status">{managementWords.lists.loading}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(({ uid, name, when, own, changed }) => (
          <Box
            key={uid}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1.5, borderTop: `1px solid ${colours.line}` }}
          >
            <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
              <Link to={`/mail-texts/${uid}`} style={{ color: 'inherit', fontWeight: 600 }}>
                {name}
              </Link>
              <Typography sx={{ color: 'text.secondary' }}>{when}</Typography>
            </Box>
            {own && <Chip size="small" label={texts.own} />}
            {changed && <Chip size="small" variant="outlined" label={texts.changed} />}
          </Box>
        ))}
      </Box>
    </AdminPage>
  )
}
