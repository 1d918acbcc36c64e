import { readOlderOf, sendMessageOf } from '../../conversation/resources.ts'

export const loader = readOlderOf('coaching')
export const action = sendMessageOf('coaching')
