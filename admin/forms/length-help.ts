import { codePointLength } from '../../contracts/text/code-points.ts'
import { formWords } from './words.ts'

interface Typed {
  value: string
  /** the reason why the server refused the value */
  fault: string | undefined
  help?: string | undefined
  max?: number | undefined
}

/** Line below a field during typing: its fault, the number of excess characters, or its help and length. */
export function lengthHelp({ value, fault, help, max }: Typed): { error: boolean; helperText: string | undefined } {
  const length = codePointLength(value)
  if (fault === undefined && max !== undefined && length > max) {
    return { error: true, helperText: formWords.tooLong(length - max, max) }
  }
  if (fault !== undefined || max === undefined) return { error: fault !== undefined, helperText: fault ?? help }
  return { error: false, helperText: `${help ? `${help} ` : ''}${length} / ${max}` }
}
