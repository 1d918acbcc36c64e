import { type FrameProps, Screen } from '../layout/screen.tsx'
import { PlaceMenu } from '../navigation/place-menu.tsx'

/** A screen of those who answer: its menu, a title, and what scrolls. */
export const SupportPage = ({ writers: _writers, ...props }: FrameProps) => <Screen {...props} menu={<PlaceMenu />} />
