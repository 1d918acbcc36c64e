import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { type SetAsideMail, settleSetAsideMail } from '../../../contracts/support/staff-set-aside-mails.ts'
import { callApi } from '../../../relay/call.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { Row, Rows } from '../../lists/row-link.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { momentText } from '../format.ts'
import { ManagementPage } from '../management-page.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { setAsideWords as texts } from './words.ts'

const sizeText = (bytes: number): string =>
  new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.ceil(bytes / 1000),
  )

function MailRow({ mail: { from, date, size, problem, origin }, onSettle }: { mail: SetAsideMail; onSettle(): void }) {
  const sender = from || texts.unknownSender
  const moment = momentText(date)
  return (
    <Row>
      <Typography component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {sender}
      </Typography>
      <Typography component="span" sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        {texts.problems[problem]}
        <Typography component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 14 }}>
          {texts.origins[origin]}
        </Typography>
      </Typography>
      <Typography component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
        {texts.received(moment, sizeText(size))}
      </Typography>
      <Button size="small" aria-label={texts.settleOf(sender, moment)} onClick={onSettle}>
        {texts.settle}
      </Button>
    </Row>
  )
}

function MailRows({ mails }: { mails: readonly SetAsideMail[] }) {
  const { refetch } = useListContext()
  const [asked, setAsked] = useState<SetAsideMail>()
  return (
    <>
      <Rows>
        {mails.map((one) => (
          <MailRow key={one.uid} mail={one} onSettle={() => setAsked(one)} />
        ))}
      </Rows>
      {asked && (
        <ReasonDialog
          title={texts.settle}
          text={`${texts.settleText} ${texts.origins[asked.origin]}`}
          reason="required"
          act={(reason, idempotencyKey) =>
            callApi(settleSetAsideMail, {
              params: { uid: asked.uid },
              body: { reason },
              idempotencyKey,
            })
          }
          done={texts.settled}
          onDone={() => void refetch()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** Incoming mails that could not be read. */
export default function SetAsideList() {
  return (
    <ListFrame
      resource="set-aside-mails"
      title={texts.title}
      sort={{ field: 'date', order: 'DESC' }}
      count={texts.count}
      Frame={ManagementPage}
      searchable={false}
      filters={<FilterChoice name="problem" label={texts.problem} names={texts.problems} />}
    >
      <ListBody<SetAsideMail & { id: string }> empty={texts.empty}>{(mails) => <MailRows mails={mails} />}</ListBody>
    </ListFrame>
  )
}
