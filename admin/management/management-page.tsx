import Typography from '@mui/material/Typography'
import { type FrameProps, Screen } from '../layout/screen.tsx'
import { PlaceMenu } from '../navigation/place-menu.tsx'
import { usePerson } from '../person.ts'
import { managementWords as words } from './words.ts'

interface ManagementPageProps extends Omit<FrameProps, 'writers'> {
  /** support comes here too */
  support?: boolean
}

/** A screen of members, money, mails or records. */
export function ManagementPage({ support = false, actions, children, ...props }: ManagementPageProps) {
  const { roles } = usePerson()
  const allowed = roles.includes('admin') || (support && roles.includes('support'))
  return (
    <Screen {...props} actions={allowed && actions} menu={<PlaceMenu />}>
      {allowed ? children : <Typography role="alert">{words.forbidden}</Typography>}
    </Screen>
  )
}

export const SupportPage = (props: Omit<ManagementPageProps, 'support'>) => <ManagementPage {...props} support />
