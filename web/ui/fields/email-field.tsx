import { TextField, type TextFieldProps } from './text-field.tsx'

/** @param autoComplete `username` for the sign-in */
export function EmailField({ autoComplete = 'email', ...rest }: TextFieldProps) {
  return <TextField type="email" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} {...rest} />
}
