import { admitUploadOf, uploadOf } from '../../conversation/resources-attachments.ts'

export const loader = admitUploadOf('contact')
export const action = uploadOf('contact')
