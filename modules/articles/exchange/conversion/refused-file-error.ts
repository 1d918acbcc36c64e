import { AppError, violation } from '../../../../platform/errors/index.ts'

export const refusedFileError = (sentence: string, detail = ''): AppError =>
  new AppError(400, 'invalid-argument', sentence, { violations: [violation('file', sentence)], detail })
