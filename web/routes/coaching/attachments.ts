import { admitUploadOf, uploadOf } from '../../conversation/resources-attachments.ts'

export const loader = admitUploadOf('coaching')
export const action = uploadOf('coaching')
