import { answerInThread } from '../../../platform/threads/index.ts'
import { parseMail } from './parse-mail.ts'

export default answerInThread(parseMail)
