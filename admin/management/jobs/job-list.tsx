import { discardJob, retryJob, type StaffJob, staffJobs } from '../../../contracts/administration/staff-jobs.ts'
import { jobWords } from '../../../contracts/administration/state-words.ts'
import { callApi } from '../../../relay/call.ts'
import { RecordList } from '../../lists/record-list.tsx'
import type { RowAct } from '../../lists/record-table.tsx'
import { momentText } from '../format.ts'
import { managementWords as words } from '../words.ts'

const texts = words.jobs

/** @returns the readable name of a job, or its stored name if there is none */
const jobName = (name: string): string => jobWords[name] ?? name

/** Refetch often: finished jobs leave the list. */
const refetchMilliseconds = 5_000

const calls = { retry: retryJob, discard: discardJob }

const actOn = (act: 'retry' | 'discard', isOffered: (job: StaffJob) => boolean): RowAct<StaffJob> => ({
  text: texts[act],
  label: ({ name }) => texts.actOf(texts[act], jobName(name)),
  isOffered,
  ask: ({ uid }) => ({
    title: texts[act],
    text: texts[`${act}Text`],
    act: (reason, idempotencyKey) =>
      callApi(calls[act], { params: { uid }, body: reason ? { reason } : {}, idempotencyKey }),
    done: texts[`${act}Done`],
  }),
})

function momentsText({ date, failedDateTime, attempts }: StaffJob): string {
  const moment = failedDateTime ? texts.failedOn(momentText(failedDateTime)) : texts.askedOn(momentText(date))
  return attempts > 1 ? `${moment} · ${texts.attempts(attempts)}` : moment
}

/** Background jobs of the site: those that wait, and those that failed for good. */
export default function JobList() {
  return (
    <RecordList
      calls={staffJobs}
      texts={texts}
      sort="date"
      refetchMilliseconds={refetchMilliseconds}
      choices={[{ name: 'state', label: texts.state, names: texts.states }]}
      columns={[
        { head: texts.name, look: 'name', sort: 'name', show: ({ name }) => jobName(name) },
        { head: texts.problem, look: 'wide', show: ({ reason }) => reason },
        { head: texts.date, look: 'soft', sort: 'date', show: momentsText },
        { head: texts.state, look: 'state', sort: 'state', show: ({ state }) => texts.states[state] },
      ]}
      acts={[actOn('retry', ({ retryable }) => retryable), actOn('discard', ({ state }) => state === 'failed')]}
    />
  )
}
