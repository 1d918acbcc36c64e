import { readOlderOf, sendMessageOf } from '../../conversation/resources.ts'

export const loader = readOlderOf('contact')
export const action = sendMessageOf('contact')
