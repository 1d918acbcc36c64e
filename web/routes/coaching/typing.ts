import { notifyTypingOf } from '../../conversation/resources.ts'

export const action = notifyTypingOf('coaching')
