import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { StaffTheme } from '../../contracts/coaching/coaching-themes.ts'
import { AddButton } from '../lists/add-button.tsx'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { firstColumn, RowLink, Rows } from '../lists/row-link.tsx'
import { themeWords } from './words.ts'

const clipped = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const Dot = ({ colour }: { colour: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ flex: 'none', width: 14, height: 14, borderRadius: '50%', backgroundColor: colour }}
  />
)

/** Themes of coaching, in the order in which readers see them. */
export default function ThemeList() {
  return (
    <ListFrame
      resource="coaching-themes"
      title={themeWords.title}
      sort={{ field: 'order', order: 'ASC' }}
      count={themeWords.count}
      actions={<AddButton to="/coaching-themes/create" text={themeWords.add} />}
    >
      <ListBody<StaffTheme & { id: string }> empty={themeWords.empty}>
        {(themes) => (
          <Rows>
            {themes.map(({ uid, name, text, colour, active }) => (
              <RowLink key={uid} to={`/coaching-themes/${uid}`}>
                <Dot colour={colour} />
                <Typography component="span" dir="auto" sx={firstColumn}>
                  {name}
                </Typography>
                <Typography component="span" dir="auto" sx={{ ...clipped, flex: '1 1 0', color: 'text.secondary' }}>
                  {text}
                </Typography>
                {!active && (
                  <Typography component="span" sx={{ flexShrink: 0, color: 'text.secondary', fontSize: 14 }}>
                    {themeWords.inactive}
                  </Typography>
                )}
              </RowLink>
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
