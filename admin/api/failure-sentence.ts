import { CallError, callFailures } from '../../relay/call.ts'

/** Sentence that tells the user why a call failed. */
export const failureSentence = (error: unknown): string =>
  error instanceof CallError ? error.message : callFailures.refused
