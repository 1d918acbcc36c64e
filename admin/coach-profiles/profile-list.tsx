import Typography from '@mui/material/Typography'
import type { StaffProfile } from '../../contracts/coaching/coach-profiles.ts'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { firstColumn, RowLink, Rows } from '../lists/row-link.tsx'
import { profileWords } from './words.ts'

const noteOf = ({ submitted, offered, openDiscussions }: StaffProfile): string =>
  [
    submitted && profileWords.waits,
    offered ? profileWords.offered : profileWords.notOffered,
    profileWords.open(openDiscussions),
  ]
    .filter(Boolean)
    .join(' · ')

/** Sheets of coaches; a coach sees only their own. */
export default function ProfileList() {
  return (
    <ListFrame
      resource="coach-profiles"
      title={profileWords.title}
      sort={{ field: 'name', order: 'ASC' }}
      count={profileWords.count}
    >
      <ListBody<StaffProfile & { id: string }> empty={profileWords.empty}>
        {(profiles) => (
          <Rows>
            {profiles.map((profile) => (
              <RowLink key={profile.uid} to={`/coach-profiles/${profile.uid}`}>
                <Typography component="span" dir="auto" sx={firstColumn}>
                  {profile.name}
                </Typography>
                <Typography component="span" sx={{ flex: '1 1 0', minWidth: 0, color: 'text.secondary' }}>
                  {noteOf(profile)}
                </Typography>
              </RowLink>
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
