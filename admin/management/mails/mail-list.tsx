import Typography from '@mui/material/Typography'
import type { Mail } from '../../../contracts/administration/staff-system.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { RowLink, Rows } from '../../lists/row-link.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { momentText } from '../format.ts'
import { LinkedChip } from '../linked-chip.tsx'
import { ManagementPage } from '../management-page.tsx'
import { mailWords } from './words.ts'

const texts = mailWords
const soft = { color: 'text.secondary', fontSize: 14 } as const

export default function MailList() {
  return (
    <ListFrame
      resource="mails"
      title={texts.title}
      sort={{ field: 'date', order: 'DESC' }}
      count={texts.count}
      Frame={ManagementPage}
      filters={
        <>
          <FilterChoice name="state" label={texts.state} names={texts.states} />
          <LinkedChip names={['uid', 'to', 'kind', 'awaits']} />
        </>
      }
    >
      <ListBody<Mail & { id: string }> empty={texts.empty}>
        {(mails) => (
          <Rows>
            {mails.map(({ uid, to, subject, state, complaintDateTime, date }) => (
              <RowLink key={uid} to={`/mails/${uid}/show`}>
                <Typography component="span" dir="auto" sx={{ fontWeight: 600, flex: '1 1 14rem', minWidth: 0 }}>
                  {subject}
                </Typography>
                <Typography component="span" sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                  {to}
                </Typography>
                <Typography component="span" sx={soft}>
                  {momentText(date)}
                </Typography>
                <Typography component="span" sx={{ fontSize: 14 }}>
                  {complaintDateTime ? texts.reported : texts.states[state]}
                </Typography>
              </RowLink>
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
