import Box from '@mui/material/Box'
import { staffThemes } from '../../contracts/coaching/coaching-themes.ts'
import { RecordList } from '../lists/record-list.tsx'
import { themeWords as words } from './words.ts'

const Dot = ({ colour }: { colour: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ display: 'inline-block', width: 14, height: 14, mr: 1, borderRadius: '50%', backgroundColor: colour }}
  />
)

/** Themes of coaching, in the order in which readers see them. */
export default function ThemeList() {
  return (
    <RecordList
      calls={staffThemes}
      texts={words}
      sort="order"
      opens="form"
      columns={[
        {
          head: words.name,
          look: 'name',
          sort: 'name',
          show: ({ colour, name }) => (
            <>
              <Dot colour={colour} />
              {name}
            </>
          ),
        },
        { head: words.text, look: 'clipped', show: ({ text }) => text },
        { head: words.order, look: 'fact', sort: 'order', show: ({ order }) => order },
        { head: words.state, look: 'state', show: ({ active }) => !active && words.inactive },
      ]}
    />
  )
}
