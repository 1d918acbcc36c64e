import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { getUser } from '../../contracts/accounts/accounts.ts'
import { staffRoleNames } from '../../contracts/accounts/role-names.ts'
import { auditWords } from '../../contracts/administration/audit-words.ts'
import { callApi } from '../../relay/call.ts'
import { SchemeButton } from '../colours/scheme-button.tsx'
import { Screen } from '../layout/screen.tsx'
import { usePerson } from '../person.ts'
import { colours } from '../theme.ts'
import { words } from '../words.ts'
import { answering } from './menu.ts'
import { sideMenuQuery } from './side-menu-query.ts'
import { useMenu } from './use-menu.ts'
import { navigationWords as texts } from './words.ts'

const list = {
  listStyle: 'none',
  m: 0,
  mb: 3,
  p: 0,
  borderRadius: '22px',
  border: `1px solid ${colours.line}`,
  backgroundColor: colours.card,
  overflow: 'hidden',
} as const

const Line = ({ children }: { children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      minHeight: 48,
      px: 2,
      '& + &': { borderTop: `1px solid ${colours.line}` },
      '& a': { color: 'inherit', flexGrow: 1, py: 1.5 },
    }}
  >
    {children}
  </Box>
)

const metadata = z.object({ profile: z.object({ name: z.string() }) })

/** Name, address and roles of the signed-in person. */
function Identity() {
  const { uid, email, roles } = usePerson()
  const { data: name } = useQuery({
    queryKey: ['own-name', uid],
    queryFn: async ({ signal }) => {
      const { payload } = await callApi(getUser, { params: { uid }, signal })
      return metadata.safeParse(JSON.parse(payload.metadata)).data?.profile.name ?? ''
    },
  })
  const held = staffRoleNames.filter((role) => roles.includes(role)).map((role) => auditWords.roles[role])
  return (
    <Box sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {name !== '' && (
        <Typography dir="auto" sx={{ fontWeight: 600 }}>
          {name ?? '\u00a0'}
        </Typography>
      )}
      <Typography>{email}</Typography>
      <Typography sx={{ color: colours.inkSoft }}>{texts.roles(held)}</Typography>
    </Box>
  )
}

/** Links of the signed-in person; on a phone the whole menu too. */
export default function MePage() {
  const { uid, roles } = usePerson()
  const { menu } = useMenu()
  const wide = useMediaQuery(sideMenuQuery, { noSsr: true })
  const answers = roles.some((role) => answering.includes(role))
  return (
    <Screen title={texts.me} narrow>
      <Identity />
      <Box component="ul" sx={list}>
        {answers && (
          <Line>
            <Link to={`/working-hours/${uid}`}>{texts.hours}</Link>
          </Line>
        )}
        {roles.includes('coach') && (
          <Line>
            <Link to={`/coach-profiles/${uid}`}>{texts.profile}</Link>
          </Line>
        )}
        <Line>
          <a href="/account">{texts.account}</a>
        </Line>
        <Line>
          <a href="/account/notifications">{words.notifications}</a>
        </Line>
        <Line>
          <a href="/account/security">{texts.security}</a>
        </Line>
        <Line>
          <Box component="span" sx={{ flexGrow: 1 }}>
            {texts.colours}
          </Box>
          <SchemeButton />
        </Line>
        <Line>
          <a href="/">{words.site}</a>
        </Line>
        <Line>
          <a href="/logout">{words.signOut}</a>
        </Line>
      </Box>
      {!wide && (
        <nav aria-label={texts.everything}>
          {menu.map(({ name, title, entries }) => (
            <section key={name} aria-labelledby={`group-${name}`}>
              <Typography id={`group-${name}`} variant="h2" sx={{ mb: 1 }}>
                {title}
              </Typography>
              <Box component="ul" sx={list}>
                {entries.map((entry) => (
                  <Line key={entry.title}>
                    <Link to={`/${entry.tabs[0].path}`}>{entry.title}</Link>
                  </Line>
                ))}
              </Box>
            </section>
          ))}
        </nav>
      )}
    </Screen>
  )
}
