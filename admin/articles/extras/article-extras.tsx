import Box from '@mui/material/Box'
import type { SettingsProps } from '../editor/settings-panel.tsx'
import { RelatedInput } from './related-input.tsx'
import { SeoPreview } from './seo-preview.tsx'

/** Previews of the article on other sites, and its related articles; below its settings. */
export function ArticleExtras({ uid, meta, changeMeta, disabled }: SettingsProps & { uid: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 3 }}>
      <SeoPreview uid={uid} title={meta.title} excerpt={meta.excerpt} image={meta.image} seo={meta.seo} />
      <RelatedInput
        uid={uid}
        related={meta.related ?? []}
        disabled={disabled}
        onChange={(related) => changeMeta({ related })}
      />
    </Box>
  )
}
