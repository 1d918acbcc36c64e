import Typography from '@mui/material/Typography'
import {
  type SetAsideMail,
  settleSetAsideMail,
  staffSetAsideMails,
} from '../../../contracts/support/staff-set-aside-mails.ts'
import { callApi } from '../../../relay/call.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { momentText } from '../format.ts'
import type { Question } from '../reason-dialog.tsx'
import { setAsideWords as texts } from './words.ts'

const sizeText = (bytes: number): string =>
  new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.ceil(bytes / 1000),
  )

const senderOf = ({ from }: SetAsideMail): string => from || texts.unknownSender

const askSettle = ({ uid, origin }: SetAsideMail): Question => ({
  title: texts.settle,
  text: `${texts.settleText} ${texts.origins[origin]}`,
  reason: 'required',
  act: (reason, idempotencyKey) => callApi(settleSetAsideMail, { params: { uid }, body: { reason }, idempotencyKey }),
  done: texts.settled,
})

/** Incoming mails that could not be read. */
export default function SetAsideList() {
  return (
    <RecordList
      calls={staffSetAsideMails}
      texts={texts}
      sort="-date"
      searchable={false}
      choices={[{ name: 'problem', label: texts.problem, names: texts.problems }]}
      columns={[
        { head: texts.from, look: 'name', show: senderOf },
        {
          head: texts.problem,
          look: 'wide',
          show: ({ problem, origin }) => (
            <>
              {texts.problems[problem]}
              <Typography component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 14 }}>
                {texts.origins[origin]}
              </Typography>
            </>
          ),
        },
        { head: texts.received, look: 'fact', sort: 'date', show: ({ date }) => momentText(date) },
        { head: texts.size, look: 'soft', sort: 'size', show: ({ size }) => sizeText(size) },
      ]}
      acts={[
        { text: texts.settle, label: (mail) => texts.settleOf(senderOf(mail), momentText(mail.date)), ask: askSettle },
      ]}
    />
  )
}
