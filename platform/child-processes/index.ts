export { answerInChildProcess } from './answer-in-child-process.ts'
export { inChildProcess, StoppedCallError } from './in-child-process.ts'
