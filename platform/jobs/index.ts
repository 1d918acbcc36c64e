export { defineJob, defineSweep, type Job, type JobCount, type Jobs, type Sweep } from './define.ts'
export { forgetFinishedJobsSweep } from './forget-finished.ts'
export { discardFailed, findJob, forgetWaiting, type ListedJob, listJobs, retryFailed } from './list-jobs.ts'
export { openJobs } from './open.ts'
