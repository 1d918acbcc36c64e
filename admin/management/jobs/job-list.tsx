import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { discardJob, retryJob, type StaffJob } from '../../../contracts/administration/staff-jobs.ts'
import { callApi } from '../../../relay/call.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { firstColumn, Row, Rows } from '../../lists/row-link.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { momentText } from '../format.ts'
import { ManagementPage } from '../management-page.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { managementWords as words } from '../words.ts'
import { jobName } from './job-names.ts'

const texts = words.jobs
const soft = { color: 'text.secondary', fontSize: 14 } as const

/** Refetch often: finished jobs leave the list. */
const refetchMilliseconds = 5_000

interface Asked {
  act: 'retry' | 'discard'
  job: StaffJob
}

function JobRow({ job, onAsk }: { job: StaffJob; onAsk(asked: Asked): void }) {
  const { name, state, date, failedDateTime, attempts, reason, retryable } = job
  const button = (act: Asked['act']) => (
    <Button size="small" aria-label={texts.actOf(texts[act], jobName(name))} onClick={() => onAsk({ act, job })}>
      {texts[act]}
    </Button>
  )
  return (
    <Row>
      <Typography component="span" sx={firstColumn}>
        {jobName(name)}
      </Typography>
      <Typography component="span" sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {reason}
      </Typography>
      <Typography component="span" sx={soft}>
        {failedDateTime ? texts.failedOn(momentText(failedDateTime)) : texts.askedOn(momentText(date))}
        {attempts > 1 && ` · ${texts.attempts(attempts)}`}
      </Typography>
      <Typography component="span" sx={{ fontSize: 14 }}>
        {texts.states[state]}
      </Typography>
      {retryable && button('retry')}
      {state === 'failed' && button('discard')}
    </Row>
  )
}

function JobRows({ jobs }: { jobs: readonly StaffJob[] }) {
  const { refetch } = useListContext()
  const [asked, setAsked] = useState<Asked>()
  const call = asked?.act === 'discard' ? discardJob : retryJob
  return (
    <>
      <Rows>
        {jobs.map((job) => (
          <JobRow key={job.uid} job={job} onAsk={setAsked} />
        ))}
      </Rows>
      {asked && (
        <ReasonDialog
          title={texts[asked.act]}
          text={texts[`${asked.act}Text`]}
          act={(reason, idempotencyKey) =>
            callApi(call, { params: { uid: asked.job.uid }, body: reason ? { reason } : {}, idempotencyKey })
          }
          done={texts[`${asked.act}Done`]}
          onDone={() => void refetch()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** Work that the site does by itself: what waits, and what failed for good. */
export default function JobList() {
  return (
    <ListFrame
      resource="jobs"
      title={texts.title}
      sort={{ field: 'date', order: 'ASC' }}
      count={texts.count}
      Frame={ManagementPage}
      refetchMilliseconds={refetchMilliseconds}
      filters={<FilterChoice name="state" label={texts.state} names={texts.states} />}
    >
      <ListBody<StaffJob & { id: string }> empty={texts.empty}>{(jobs) => <JobRows jobs={jobs} />}</ListBody>
    </ListFrame>
  )
}
