import { answerInChildProcess } from '../../../platform/child-processes/index.ts'
import { sanitizeInProcess } from './html.ts'

export default answerInChildProcess(sanitizeInProcess)
