import Typography from '@mui/material/Typography'
import { type FrameProps, Screen } from '../layout/screen.tsx'
import { PlaceMenu } from '../navigation/place-menu.tsx'
import { usePerson } from '../person.ts'
import { contentWords } from './words.ts'

/** A screen of the magazine: its menu, a title, and what scrolls. */
export function ContentPage({ writers = false, actions, children, ...props }: FrameProps) {
  const { roles } = usePerson()
  const edits = roles.includes('editor') || roles.includes('admin')
  const allowed = edits || (writers && roles.includes('writer'))
  return (
    <Screen {...props} actions={allowed && actions} menu={<PlaceMenu />}>
      {allowed ? children : <Typography role="alert">{contentWords.forbidden}</Typography>}
    </Screen>
  )
}
