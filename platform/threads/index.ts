export { answerInThread } from './answer-in-thread.ts'
export { inThread, StoppedThreadError } from './in-thread.ts'
