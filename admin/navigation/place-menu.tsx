import useMediaQuery from '@mui/material/useMediaQuery'
import { ScreenMenu } from '../layout/screen.tsx'
import { sideMenuQuery } from './side-menu-query.ts'
import { useMenu } from './use-menu.ts'
import { navigationWords as texts } from './words.ts'

/** Tabs of the open entry; on a phone the entries of its group too. */
export function PlaceMenu() {
  const { place } = useMenu()
  const wide = useMediaQuery(sideMenuQuery, { noSsr: true })
  if (!place) return null
  const { group, entry, tab } = place
  const tabs = entry.tabs.filter(({ isBelow }) => !isBelow)
  const { path } = tab.isBelow ? entry.tabs[0] : tab
  const entries = group.entries.map((one) => ({ path: one === entry ? path : one.tabs[0].path, title: one.title }))
  return (
    <>
      {!wide && entries.length > 1 && <ScreenMenu label={group.title} links={entries} current={path} />}
      {tabs.length > 1 && <ScreenMenu label={texts.tabs} links={tabs} current={path} />}
    </>
  )
}
