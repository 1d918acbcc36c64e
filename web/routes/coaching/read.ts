import { markReadOf } from '../../conversation/resources.ts'

export const action = markReadOf('coaching')
