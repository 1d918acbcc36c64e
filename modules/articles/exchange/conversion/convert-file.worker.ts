import { answerInChildProcess } from '../../../../platform/child-processes/index.ts'
import { convertFile } from './convert-file.ts'

export default answerInChildProcess(convertFile)
