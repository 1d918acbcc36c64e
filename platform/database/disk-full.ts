/** Error codes of a full disk, from file systems and PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

interface Fault {
  code?: unknown
  cause?: unknown
}

/** True for errors of a full disk, also when Drizzle wraps them. */
export function isDiskFull(error: unknown): boolean {
  let fault = error as Fault | undefined
  for (let depth = 0; fault && depth < 4; depth += 1) {
    if (codes.has(String(fault.code ?? ''))) return true
    fault = fault.cause as Fault | undefined
  }
  return false
}
