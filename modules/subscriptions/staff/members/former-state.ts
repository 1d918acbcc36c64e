import { type AppError, conflict, violation } from '../../../../platform/errors/index.ts'

const changed =
  'Ce compte a changé entre-temps\u00a0: rien n’a été fait. Relisez, puis recommencez si c’est encore utile.'
const done = 'C’était déjà fait\u00a0: une collègue, ou vous dans une autre fenêtre. Rien n’a été refait.'

/** @param isDone whether the account is already in the intended state */
export const staleDecisionError = (isDone: boolean): AppError =>
  conflict([violation('version', isDone ? done : changed)])
