import { followEventsOf } from '../../conversation/resources.ts'

export const loader = followEventsOf('coaching')
