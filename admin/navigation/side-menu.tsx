import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { CircleUserRound, ExternalLink, LogOut, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { SchemeButton } from '../colours/scheme-button.tsx'
import { WaitingBadge } from '../layout/waiting-badge.tsx'
import { usePerson } from '../person.ts'
import { colours } from '../theme.ts'
import { words } from '../words.ts'
import { groupIcons } from './group-icons.ts'
import { useMenu } from './use-menu.ts'
import { navigationWords as texts } from './words.ts'

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 40,
  px: 1.5,
  borderRadius: '12px',
  color: 'inherit',
  textDecoration: 'none',
  fontSize: 15,
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${colours.ruby}`, outlineOffset: -2 },
} as const

const plain = { listStyle: 'none', m: 0, p: 0 } as const

export const SiteName = () => {
  const { siteName } = usePerson()
  return (
    <Box component={Link} to="/" sx={{ color: 'inherit', textDecoration: 'none', minWidth: 0 }}>
      <Typography
        component="span"
        sx={{ fontFamily: '"Fraunces Variable", serif', fontSize: 24, fontWeight: 420, overflowWrap: 'anywhere' }}
      >
        {siteName}
      </Typography>
    </Box>
  )
}

interface FootLinkProps {
  icon: LucideIcon
  text: string
  link: { component: typeof NavLink; to: string } | { component: 'a'; href: string }
}

const FootLink = ({ icon: Icon, text, link }: FootLinkProps) => (
  <Box component="li">
    <Box {...link} sx={{ ...row, '&.active': { fontWeight: 700 } }}>
      <Icon aria-hidden size={18} />
      {text}
    </Box>
  </Box>
)

/** Links at the foot of the menu: own page, site and sign-out. */
const Foot = () => (
  <Box component="ul" sx={{ ...plain, mt: 2, pt: 1, borderTop: `1px solid ${colours.line}` }}>
    <FootLink icon={CircleUserRound} text={texts.me} link={{ component: NavLink, to: '/me' }} />
    <FootLink icon={ExternalLink} text={words.site} link={{ component: 'a', href: '/' }} />
    <FootLink icon={LogOut} text={words.signOut} link={{ component: 'a', href: '/logout' }} />
    <li>
      <SchemeButton />
    </li>
  </Box>
)

const Entry = ({ path, current, children }: { path: string; current: boolean; children: ReactNode }) => (
  <Box component="li">
    <Box
      component={Link}
      to={`/${path}`}
      aria-current={current ? 'page' : undefined}
      sx={{
        ...row,
        minHeight: 36,
        pl: 5.25,
        ...(current ? { backgroundColor: colours.roseMid, fontWeight: 700 } : {}),
      }}
    >
      {children}
    </Box>
  </Box>
)

/** Menu beside the screen, in wide windows: all groups, and the entries of the open group. */
export function SideMenu() {
  const { menu, place } = useMenu()
  return (
    <Box
      component="header"
      sx={{
        flex: '0 0 248px',
        overflowY: 'auto',
        display: 'flex',
        flexDirection: 'column',
        p: 2,
        backgroundColor: colours.rose,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, mb: 2 }}>
        <SiteName />
        <WaitingBadge />
      </Box>
      <Box component="nav" aria-label={texts.menu} sx={{ flexGrow: 1 }}>
        <Box component="ul" sx={plain}>
          {menu.map((group) => {
            const Icon = groupIcons[group.name]
            const open = place?.group === group
            const [first] = group.entries
            const alone = group.entries.length === 1
            return (
              <li key={group.name}>
                <Box
                  component={Link}
                  to={`/${first?.tabs[0].path}`}
                  aria-current={open && alone ? 'page' : undefined}
                  sx={{
                    ...row,
                    fontWeight: open ? 700 : 500,
                    ...(open && alone ? { backgroundColor: colours.roseMid } : {}),
                  }}
                >
                  <Icon aria-hidden size={18} />
                  {group.title}
                </Box>
                {open && !alone && (
                  <Box component="ul" sx={{ ...plain, mb: 1 }}>
                    {group.entries.map((entry) => (
                      <Entry key={entry.title} path={entry.tabs[0].path} current={entry === place.entry}>
                        {entry.title}
                      </Entry>
                    ))}
                  </Box>
                )}
              </li>
            )
          })}
        </Box>
      </Box>
      <Foot />
    </Box>
  )
}
