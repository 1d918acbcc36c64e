import { runServer } from './run.ts'

runServer()
