const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'DATABASE_BUSY',
])

/**
 * SQLSTATE codes: class 08; the server stops or starts (57P01 to 57P03); it lacks resources (class 53); a statement (57014) or
 * the wait for a lock (55P03) timed out; two transactions conflicted (40001, 40P01).
 */
const serverCode = /^(08...|57P0[123]|53...|57014|55P03|40001|40P01)$/

/** Messages that node-postgres and its pool throw without a code. */
const driverMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired)/

interface Fault {
  code?: unknown
  message?: unknown
  cause?: unknown
}

/** True if the database cannot answer now; false if the statement is wrong. Also unwraps Drizzle's errors. */
export function isConnectionFailure(error: unknown): boolean {
  let fault = error as Fault | undefined
  for (let depth = 0; fault && depth < 4; depth += 1) {
    const code = String(fault.code ?? '')
    if (networkCodes.has(code) || serverCode.test(code) || driverMessage.test(String(fault.message ?? ''))) return true
    fault = fault.cause as Fault | undefined
  }
  return false
}
