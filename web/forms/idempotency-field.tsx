import { idempotencyFieldName } from './idempotency.ts'

/** A key made with the page (`crypto.randomUUID()` in the loader): a form sent twice takes effect once. */
export function IdempotencyField({ value }: { value: string }) {
  return <input type="hidden" name={idempotencyFieldName} value={value} />
}
