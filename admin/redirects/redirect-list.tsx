import Typography from '@mui/material/Typography'
import type { StaffRedirect } from '../../contracts/articles/redirects.ts'
import { AddButton } from '../lists/add-button.tsx'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { RowLink, Rows } from '../lists/row-link.tsx'
import { redirectWords } from './words.ts'

const wrapped = { overflowWrap: 'anywhere', minWidth: 0 } as const

/** Addresses that are no more, and where each leads. */
export default function RedirectList() {
  return (
    <ListFrame
      resource="redirects"
      title={redirectWords.title}
      sort={{ field: 'date', order: 'DESC' }}
      count={redirectWords.count}
      actions={<AddButton to="/redirects/create" text={redirectWords.add} />}
    >
      <ListBody<StaffRedirect & { id: string }> empty={redirectWords.empty}>
        {(redirects) => (
          <Rows>
            {redirects.map(({ uid, source, target, origin }) => (
              <RowLink key={uid} to={`/redirects/${uid}`}>
                <Typography component="span" sx={{ ...wrapped, fontWeight: 600 }}>
                  {source}
                </Typography>
                <Typography component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
                  {redirectWords.leadsTo}
                </Typography>
                <Typography component="span" sx={{ ...wrapped, flex: { xs: '1 1 100%', sm: '1 1 0' } }}>
                  {target}
                </Typography>
                <Typography component="span" sx={{ color: 'text.secondary', fontSize: 14, flexShrink: 0 }}>
                  {redirectWords.origins[origin]}
                </Typography>
              </RowLink>
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
