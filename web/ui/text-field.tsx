import { type ComponentProps, useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { controlClass, controlProps, Field, type FieldProps } from './field.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'defaultValue'>

export interface TextFieldProps extends FieldProps, InputProps {
  /** maska's: # digit, @ letter, * alphanumeric */
  mask?: string
}

function useMask(mask: string | undefined) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const element = input.current
    if (!mask || !element) return
    let destroy = () => {}
    let gone = false
    import('maska').then(({ MaskInput }) => {
      if (gone) return
      const masked = new MaskInput(element, { mask })
      destroy = () => masked.destroy()
    })
    return () => {
      gone = true
      destroy()
    }
  }, [mask])
  return input
}

export function TextField({ field, label, hint, mask, className, ...rest }: TextFieldProps) {
  const input = useMask(mask)
  return (
    <Field field={field} label={label} hint={hint}>
      <input
        ref={input}
        type="text"
        defaultValue={field.defaultValue}
        minLength={field.minLength}
        maxLength={field.maxLength}
        data-mask={mask}
        className={classes(controlClass, className)}
        {...controlProps({ field, hint })}
        {...rest}
      />
    </Field>
  )
}
