import { idempotencyFieldName } from './idempotency.ts'

/** A key made with the page (`crypto.randomUUID()` in the loader): sending the form twice does it once. */
export function IdempotencyField({ value }: { value: string }) {
  return <input type="hidden" name={idempotencyFieldName} value={value} />
}
