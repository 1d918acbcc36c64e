import { answerInChildProcess } from '../../../../platform/child-processes/index.ts'
import { parseMail } from './parse-mail.ts'

export default answerInChildProcess(parseMail)
