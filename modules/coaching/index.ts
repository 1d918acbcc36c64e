export { createDemoDiscussion } from './create-demo-discussion.ts'
export { exportReadings } from './list-readings.ts'
export { coachingModule } from './module.ts'
export { rotateCoachingKeys } from './rotate-keys.ts'
