import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { controlClass, controlProps, Field, type FieldProps } from './field.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'defaultValue'>

export interface TextFieldProps extends FieldProps, InputProps {
  /** maska's: # digit, @ letter, * alphanumeric */
  mask?: string
}

export function TextField({ field, label, hint, mask, className, ...rest }: TextFieldProps) {
  return (
    <Field field={field} label={label} hint={hint}>
      <input
        type="text"
        defaultValue={field.defaultValue}
        data-mask={mask}
        className={classes(controlClass, className)}
        {...controlProps({ field, hint })}
        {...rest}
      />
    </Field>
  )
}
