import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router-dom'
import { type FrameProps, Screen, ScreenMenu } from '../layout/screen.tsx'
import { usePerson } from '../person.ts'
import { groupOf, managementMenuOf } from './menu.ts'
import { managementWords as words } from './words.ts'

interface ManagementPageProps extends Omit<FrameProps, 'writers'> {
  /** support comes here too */
  support?: boolean
}

/** A screen of members, money, mails or records. */
export function ManagementPage({ support = false, actions, children, ...props }: ManagementPageProps) {
  const { roles } = usePerson()
  const [, current = ''] = useLocation().pathname.split('/')
  const allowed = roles.includes('admin') || (support && roles.includes('support'))
  const group = groupOf(current)
  return (
    <Screen
      {...props}
      actions={allowed && actions}
      menu={
        <>
          <ScreenMenu label={words.nav} links={managementMenuOf(roles, current)} />
          {allowed && group && <ScreenMenu label={group.label} links={group.links} />}
        </>
      }
    >
      {allowed ? children : <Typography role="alert">{words.forbidden}</Typography>}
    </Screen>
  )
}

export const SupportPage = (props: Omit<ManagementPageProps, 'support'>) => <ManagementPage {...props} support />
