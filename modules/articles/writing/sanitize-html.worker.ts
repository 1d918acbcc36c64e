import { answerInThread } from '../../../platform/threads/index.ts'
import { sanitizeNow } from './html.ts'

export default answerInThread(sanitizeNow)
