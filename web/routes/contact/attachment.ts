import { downloadOf, removeOf } from '../../conversation/resources-attachments.ts'

export const loader = downloadOf('contact')
export const action = removeOf('contact')
