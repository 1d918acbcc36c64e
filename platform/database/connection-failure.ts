const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** SQLSTATE: class 08, the server goes down or comes up (57P01 to 57P03), it has no connection left (53300). */
const serverCode = /^(08...|57P0[123]|53300)$/

/** What node-postgres and its pool throw without a code. */
const driverMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|timeout expired)/

interface Fault {
  code?: unknown
  message?: unknown
  cause?: unknown
}

/** Is the database out of reach, rather than the statement wrong? Drizzle's wrapping of it too. */
export function isConnectionFailure(error: unknown): boolean {
  let fault = error as Fault | undefined
  for (let depth = 0; fault && depth < 4; depth += 1) {
    const code = String(fault.code ?? '')
    if (networkCodes.has(code) || serverCode.test(code) || driverMessage.test(String(fault.message ?? ''))) return true
    fault = fault.cause as Fault | undefined
  }
  return false
}
