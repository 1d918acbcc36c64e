import Box from '@mui/material/Box'
import { CircleUserRound, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { colours } from '../theme.ts'
import { groupIcons } from './group-icons.ts'
import type { GroupName } from './menu.ts'
import { useMenu } from './use-menu.ts'
import { navigationWords as texts } from './words.ts'

/** Groups in the bottom bar; the other groups are in « Moi ». */
const inBar: readonly GroupName[] = ['today', 'conversations', 'magazine', 'members']

interface ItemProps {
  icon: LucideIcon
  title: string
  to: string
  current: boolean
}

const Item = ({ icon: Icon, title, to, current }: ItemProps) => (
  <Box
    component={Link}
    to={to}
    aria-current={current ? 'page' : undefined}
    sx={{
      flex: 1,
      minWidth: 0,
      minHeight: 56,
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: 0.25,
      color: 'inherit',
      fontSize: 13,
      fontWeight: current ? 700 : 500,
      textDecoration: 'none',
      boxShadow: current ? `inset 0 3px ${colours.ruby}` : undefined,
      '&:focus-visible': { outline: `2px solid ${colours.ruby}`, outlineOffset: -2 },
    }}
  >
    <Icon aria-hidden size={20} />
    {title}
  </Box>
)

/** Menu of a phone, at the bottom, where the thumb reaches it. */
export function BottomBar() {
  const { menu, place } = useMenu()
  const shown = menu.filter(({ name }) => inBar.includes(name))
  const isElsewhere = place === undefined || !shown.includes(place.group)
  return (
    <Box
      component="nav"
      aria-label={texts.menu}
      sx={{
        display: 'flex',
        flex: 'none',
        borderTop: `1px solid ${colours.line}`,
        backgroundColor: colours.card,
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {shown.map(({ name, title, entries }) => (
        <Item
          key={name}
          icon={groupIcons[name]}
          title={title}
          to={`/${entries[0]?.tabs[0].path}`}
          current={place?.group.name === name}
        />
      ))}
      <Item icon={CircleUserRound} title={texts.me} to="/me" current={isElsewhere} />
    </Box>
  )
}
