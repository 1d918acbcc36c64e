import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

const tones = {
  paper: 'bg-white border border-line',
  light: 'bg-rose-light',
  rose: 'bg-rose',
  ink: 'bg-ink text-paper',
  sand: 'bg-sand',
} as const

interface CardProps extends ComponentProps<'div'> {
  tone?: keyof typeof tones
}

export function Card({ tone = 'light', className, ...rest }: CardProps) {
  return <div className={classes('rounded-card p-6 sm:p-8', tones[tone], className)} {...rest} />
}
