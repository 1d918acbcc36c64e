import { downloadOf, removeOf } from '../../conversation/resources-attachments.ts'

export const loader = downloadOf('coaching')
export const action = removeOf('coaching')
