import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useState } from 'react'
import type { SeenAs } from '../../../contracts/seen-as.ts'
import type { StaffMember } from '../../../contracts/staff-members.ts'
import { colours } from '../../theme.ts'
import { managementWords as words } from '../words.ts'
import { publicPage } from './public-page.ts'

const texts = words.seenAs
const phoneWidth = 360

/**
 * The site as everyone with the member's rights sees it: no data and no session of the member. Page scripts do not run.
 */
export function SeenSite({ member }: { member: Pick<StaffMember, 'roles'> }) {
  const rights: SeenAs = member.roles.includes('vip') ? 'subscriber' : 'member'
  const [page, setPage] = useState<string>()
  const [loaded, setLoaded] = useState<string>()
  const [refused, setRefused] = useState(false)
  const [onPhone, setOnPhone] = useState(true)
  const show = (address: string) => {
    const next = publicPage(address, window.location.origin, rights)
    setRefused(next === undefined)
    if (page === undefined) setLoaded(undefined)
    if (next) setPage(next)
  }
  // The frame's own navigation loses the parameter, without which no page may be shown in a frame: links are followed
  // here, and the frame takes no click before this listens.
  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    setLoaded(page)
    currentTarget.contentDocument?.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')
      if (!link || link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      show(link.href)
    })
  }
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => show('/')}>
        {texts.open}
      </Button>
      <Dialog fullScreen open={page !== undefined} onClose={() => setPage(undefined)} aria-labelledby="seen-as">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 2 }}>
          <Typography id="seen-as" variant="h2" sx={{ flexGrow: 1 }}>
            {texts.title[rights]}
          </Typography>
          <Button color="inherit" onClick={() => show('/')}>
            {texts.home}
          </Button>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={onPhone}
            onChange={(_, phone) => setOnPhone(phone ?? onPhone)}
          >
            <ToggleButton value={true}>{texts.phone}</ToggleButton>
            <ToggleButton value={false}>{texts.computer}</ToggleButton>
          </ToggleButtonGroup>
          <Button variant="contained" onClick={() => setPage(undefined)}>
            {texts.close}
          </Button>
          <Typography role="status" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
            {refused ? texts.refused : texts.text}
          </Typography>
        </Box>
        <Box
          component="iframe"
          src={page}
          title={texts.frame}
          sandbox="allow-same-origin"
          onLoad={follow}
          inert={loaded !== page}
          sx={{
            flex: 1,
            width: onPhone ? phoneWidth : '100%',
            maxWidth: '100%',
            mx: 'auto',
            border: `1px solid ${colours.line}`,
            backgroundColor: colours.card,
          }}
        />
      </Dialog>
    </>
  )
}
