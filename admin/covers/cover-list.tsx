import Typography from '@mui/material/Typography'
import type { StaffCover } from '../../contracts/support/staff-covers.ts'
import { AddButton } from '../lists/add-button.tsx'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { RowLink, Rows } from '../lists/row-link.tsx'
import { SupportPage } from '../tickets/support-page.tsx'
import { daysText } from './days-text.ts'
import { coverWords as words } from './words.ts'

/** Covers that concern the coach; all for an admin. Latest first. */
export default function CoverList() {
  return (
    <ListFrame
      resource="covers"
      title={words.title}
      sort={{ field: 'from', order: 'DESC' }}
      count={words.count}
      actions={<AddButton to="/covers/create" text={words.add} />}
      Frame={SupportPage}
    >
      <ListBody<StaffCover & { id: string }> empty={words.empty}>
        {(covers) => (
          <Rows>
            {covers.map((cover) => (
              <RowLink key={cover.uid} to={`/covers/${cover.uid}`}>
                <Typography component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
                  {words.between(cover.coachName, cover.coverName)}
                </Typography>
                <Typography component="span" sx={{ flex: '1 1 12rem', color: 'text.secondary' }}>
                  {daysText(cover)}
                </Typography>
                <Typography component="span" sx={{ fontSize: 14 }}>
                  {words.states[cover.state]}
                </Typography>
              </RowLink>
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
