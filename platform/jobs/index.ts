export { defineJob, defineSweep, type Job, type JobCount, type Jobs, type Sweep } from './define.ts'
export { forgetFinishedJobsSweep } from './forget-finished.ts'
export { openJobs } from './open.ts'
