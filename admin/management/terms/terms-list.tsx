import Typography from '@mui/material/Typography'
import type { TermsVersion } from '../../../contracts/subscriptions/staff-terms.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { RowLink, Rows } from '../../lists/row-link.tsx'
import { momentText } from '../format.ts'
import { ManagementPage } from '../management-page.tsx'
import { managementWords as words } from '../words.ts'

const texts = words.terms
const soft = { color: 'text.secondary', fontSize: 14 } as const

const Intro = () => <Typography sx={{ mb: 3, maxWidth: 640, color: 'text.secondary' }}>{texts.intro}</Typography>

export default function TermsList() {
  return (
    <ListFrame
      resource="terms-versions"
      title={texts.title}
      sort={{ field: 'recordedDateTime', order: 'DESC' }}
      count={texts.count}
      Frame={ManagementPage}
      head={<Intro />}
      searchable={false}
    >
      <ListBody<TermsVersion & { id: string }> empty={texts.empty}>
        {(versions) => (
          <Rows>
            {versions.map(({ uid, publishedDateTime, isShown, orders }) => (
              <RowLink key={uid} to={`/terms-versions/${uid}/show`}>
                <Typography component="span" sx={{ fontWeight: 600, flex: '1 1 14rem' }}>
                  {texts.of(momentText(publishedDateTime))}
                </Typography>
                <Typography component="span" sx={soft}>
                  {texts.reference(uid)}
                </Typography>
                <Typography component="span" sx={soft}>
                  {texts.orders(orders)}
                </Typography>
                {isShown && (
                  <Typography component="span" sx={{ fontSize: 14, fontWeight: 600 }}>
                    {texts.shown}
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
