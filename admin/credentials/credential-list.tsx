import Typography from '@mui/material/Typography'
import type { StaffCredential } from '../../contracts/coaching/staff-credentials.ts'
import { AddButton } from '../lists/add-button.tsx'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { RowLink, Rows } from '../lists/row-link.tsx'
import { SupportPage } from '../tickets/support-page.tsx'
import { frenchDay } from './french-day.ts'
import { credentialWords as words } from './words.ts'

function stateOf({ shown, checkedBy, checkedOn, validUntil }: StaffCredential): string {
  if (!checkedBy || !checkedOn) return words.waiting
  if (!shown) return words.expired
  const checked = words.checkedBy(checkedBy, frenchDay(checkedOn))
  return validUntil ? `${checked}, ${words.until(frenchDay(validUntil))}` : checked
}

/** A coach's own; all for an admin. Those that expire first come first. */
export default function CredentialList() {
  return (
    <ListFrame
      resource="credentials"
      title={words.title}
      sort={{ field: 'validUntil', order: 'ASC' }}
      count={words.count}
      actions={<AddButton to="/credentials/create" text={words.add} />}
      Frame={SupportPage}
    >
      <ListBody<StaffCredential & { id: string }> empty={words.empty}>
        {(credentials) => (
          <Rows>
            {credentials.map((credential) => (
              <RowLink key={credential.uid} to={`/credentials/${credential.uid}`}>
                <Typography component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
                  {credential.title}
                </Typography>
                <Typography component="span" sx={{ flex: '1 1 0', color: 'text.secondary' }}>
                  {credential.name} · {words.kinds[credential.kind]}
                </Typography>
                <Typography component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
                  {stateOf(credential)}
                </Typography>
              </RowLink>
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
