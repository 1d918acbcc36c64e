/** An error that is safe to store or log: it lacks the values passed to a statement, which are texts that people wrote. */
export interface DescribedError {
  type: string
  message: string
  stack: string
  code?: string | number
  /** fields of a database error: names of things, no values */
  constraint?: string
  table?: string
  column?: string
  /** the SQL, with placeholders for its values */
  statement?: string
  detail?: string
  cause?: DescribedError
}

interface Fault {
  name?: unknown
  message?: unknown
  stack?: unknown
  code?: unknown
  severity?: unknown
  constraint?: unknown
  table?: unknown
  column?: unknown
  query?: unknown
  detail?: unknown
  cause?: unknown
}

const deepest = 6

const isStatement = ({ message }: Fault): boolean => /^Failed query: /.test(String(message ?? ''))

const isDatabaseError = ({ code, severity }: Fault): boolean =>
  /^[0-9A-Z]{5}$/.test(String(code ?? '')) && severity !== undefined

/** Removes a failed statement that another error's message repeats, with its values at the end. */
const withoutStatement = (text: string): string => text.replace(/Failed query: [\s\S]*/, 'Failed query')

function messageOf(fault: Fault): string {
  const message = String(fault.message ?? '')
  // SQLSTATE class 22: the value itself was wrong, and the message repeats it.
  if (isDatabaseError(fault) && /^22/.test(String(fault.code))) return message.replace(/[":][\s\S]*$/, '').trim()
  return withoutStatement(message)
}

/** Stack frames only. The message before them contains the values, whose lines may look like frames. */
function framesOf({ message, stack }: Fault): string[] {
  const [written, thrown] = [String(stack ?? ''), String(message ?? '')]
  const start = written.indexOf(thrown)
  if (start < 0) return []
  return written
    .slice(start + thrown.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const codeOf = ({ code }: Fault): string | number | undefined =>
  typeof code === 'number' || typeof code === 'string' ? code : undefined

export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'what was thrown is no error', stack: '' }
  const fault = error as Fault
  const message = messageOf(fault)
  const type = error.name === 'Error' ? error.constructor.name : error.name
  const ofDatabase = isDatabaseError(fault)
  const described: DescribedError = {
    type,
    message,
    stack: [`${type}: ${message}`, ...framesOf(fault)].join('\n'),
    code: codeOf(fault),
  }
  if (isStatement(fault)) described.statement = text(fault.query)
  if (ofDatabase) {
    described.constraint = text(fault.constraint)
    described.table = text(fault.table)
    described.column = text(fault.column)
  } else if (typeof fault.detail === 'string') described.detail = withoutStatement(fault.detail)
  if (fault.cause instanceof Error && depth < deepest) described.cause = describeError(fault.cause, depth + 1)
  return described
}

/** The same error without values, for the job queue's records and for printing uncaught errors. */
export function redactError(error: unknown): Error {
  const { type, message, stack, code, cause } = describeError(error)
  const plain = new Error(cause ? `${message}: ${cause.message}` : message)
  plain.name = type
  const frames = stack.slice(`${type}: ${message}`.length)
  plain.stack = `${type}: ${plain.message}${frames}`
  return Object.assign(plain, { code: code ?? cause?.code })
}
