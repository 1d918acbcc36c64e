import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { staffMediaResource } from '../../../contracts/articles/staff-media.ts'
import { Thumbnail } from '../../media/thumbnail.tsx'
import { usePerson } from '../../person.ts'
import { useRecordQuery } from '../../records/use-records.ts'
import { colours } from '../../theme.ts'
import { cutText } from './cut-text.ts'
import { extrasWords } from './words.ts'

interface SeoPreviewProps {
  uid: string
  title: string
  excerpt: string
  image: string | null
  seo?: { title?: string | undefined; description?: string | undefined } | null | undefined
}

/** About as many characters as search engines show. */
const titleLength = 60
const descriptionLength = 155

const shownOf = ({ title, excerpt, seo }: SeoPreviewProps) => ({
  title: seo?.title || title || extrasWords.noTitle,
  description: seo?.description || excerpt,
})

const frame = {
  border: `1px solid ${colours.line}`,
  borderRadius: '14px',
  overflow: 'hidden',
  backgroundColor: colours.card,
}

function SearchResult(props: SeoPreviewProps) {
  const { siteName } = usePerson()
  const { title, description } = shownOf(props)
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" sx={{ fontSize: 14, mb: 0.5 }}>
        {extrasWords.result}
      </Typography>
      <Box data-preview="result" sx={{ ...frame, p: 1.5, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontSize: 14 }}>{siteName}</Typography>
        <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
          {`${location.host} › article › ${props.uid}`}
        </Typography>
        <Typography sx={{ fontSize: 18, color: colours.resultLink, lineHeight: 1.3, my: 0.5 }}>
          {cutText(`${siteName} – ${title}`, titleLength)}
        </Typography>
        <Typography sx={{ fontSize: 14 }}>
          {description ? cutText(description, descriptionLength) : extrasWords.noDescription}
        </Typography>
      </Box>
    </Box>
  )
}

/** Preview of the picture that modules/articles/share draws: title on the left, picture on the right. */
function Drawn({ title, image }: Pick<SeoPreviewProps, 'title' | 'image'>) {
  const { data } = useRecordQuery(staffMediaResource, image ?? '', { enabled: image !== null })
  return (
    <Box sx={{ display: 'flex', aspectRatio: '1200 / 630', backgroundColor: colours.roseMid, overflow: 'hidden' }}>
      <Typography
        component="p"
        variant="h2"
        sx={{ flex: '1 1 53%', minWidth: 0, p: 1.5, fontSize: 18, lineHeight: 1.15 }}
      >
        {cutText(title || extrasWords.noTitle, 90)}
      </Typography>
      {data && (
        <Box sx={{ flex: '0 0 46.7%', '& img': { height: '100%', borderRadius: 0 } }}>
          <Thumbnail media={data} width={280} ratio="auto" />
        </Box>
      )}
    </Box>
  )
}

function SharedCard(props: SeoPreviewProps) {
  const { title, description } = shownOf(props)
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" sx={{ fontSize: 14, mb: 0.5 }}>
        {extrasWords.card}
      </Typography>
      <Box data-preview="card" sx={frame}>
        <Drawn title={props.title} image={props.image} />
        <Box sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{location.host}</Typography>
          <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{cutText(title, 70)}</Typography>
          <Typography sx={{ fontSize: 14 }}>{cutText(description, 110)}</Typography>
        </Box>
      </Box>
      <Typography sx={{ fontSize: 14, color: 'text.secondary', mt: 0.5 }}>{extrasWords.cardHelp}</Typography>
    </Box>
  )
}

/** Previews the article as search engines and other sites would show it, while it is written. */
export function SeoPreview(props: SeoPreviewProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, maxWidth: 520 }}>
      <Typography id={id} component="h3" variant="h3" sx={{ fontSize: 17 }}>
        {extrasWords.elsewhere}
      </Typography>
      <SearchResult {...props} />
      <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{extrasWords.cut}</Typography>
      <SharedCard {...props} />
    </Box>
  )
}
