import { answerInChildProcess } from '../../../platform/child-processes/index.ts'
import { sanitizeNow } from './html.ts'

export default answerInChildProcess(sanitizeNow)
