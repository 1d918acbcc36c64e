import InputBase from '@mui/material/InputBase'
import { memo } from 'react'
import { colours } from '../../theme.ts'
import type { SettingsProps } from './settings-panel.tsx'
import { editorWords } from './words.ts'

const placeholder = { '& textarea::placeholder': { color: colours.inkSoft, opacity: 1 } }

/** Title and excerpt, as large as readers see them. */
export const HeadFields = memo(function HeadFields({ meta, changeMeta, disabled }: SettingsProps) {
  return (
    <>
      <InputBase
        multiline
        fullWidth
        placeholder={editorWords.title}
        readOnly={disabled}
        value={meta.title}
        onChange={({ target }) => changeMeta({ title: target.value.replaceAll('\n', ' ') })}
        inputProps={{ 'aria-label': editorWords.title, maxLength: 200, lang: 'fr' }}
        sx={{
          ...placeholder,
          fontFamily: '"Fraunces Variable", Georgia, serif',
          fontSize: { xs: 28, md: 38 },
          lineHeight: 1.15,
          letterSpacing: '-0.02em',
        }}
      />
      <InputBase
        multiline
        fullWidth
        placeholder={editorWords.excerpt}
        readOnly={disabled}
        value={meta.excerpt}
        onChange={({ target }) => changeMeta({ excerpt: target.value })}
        inputProps={{ 'aria-label': editorWords.excerpt, maxLength: 1000, lang: 'fr' }}
        sx={{ ...placeholder, mt: 1.5, mb: 2.5, fontSize: 19, lineHeight: 1.5, color: 'text.secondary' }}
      />
    </>
  )
})
