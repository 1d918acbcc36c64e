import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { previewIdentity } from '../../contracts/administration/identity-preview.ts'
import type { BodyInputOf } from '../../contracts/call.ts'
import { callApi } from '../../relay/call.ts'
import { colours as own } from '../theme.ts'
import { type Draft, isColour } from './draft.ts'
import { settingsWords } from './words.ts'

const words = settingsWords.drawn

type Choices = BodyInputOf<typeof previewIdentity>

const pauseMilliseconds = 500

/** The text, delayed until the user pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const choicesOf = ({ siteName, colours: { accent, ink }, logo, icon, share }: Draft): Choices => ({
  name: siteName.trim(),
  colours: { accent, ink },
  logo: logo?.image ?? null,
  icon,
  share,
})

const card = { border: `1px solid ${own.line}`, borderRadius: '14px', backgroundColor: own.card } as const
const figure = { m: 0, display: 'grid', gap: 0.5, alignContent: 'start', maxWidth: '100%' } as const

const Caption = ({ children }: { children: string }) => (
  <Typography component="figcaption" sx={{ fontSize: 14, color: own.inkSoft }}>
    {children}
  </Typography>
)

/** Icons and share picture, drawn by the server from what is not saved yet. */
export function DrawnPictures({ draft }: { draft: Draft }) {
  const choices = choicesOf(draft)
  const settled = useSettled(JSON.stringify(choices))
  const { name, colours } = choices
  const { data, error } = useQuery({
    queryKey: ['identity', 'preview', settled],
    queryFn: async ({ signal }) =>
      (await callApi(previewIdentity, { body: JSON.parse(settled) as Choices, signal })).payload,
    enabled: name !== '' && isColour(colours.accent) && isColour(colours.ink),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (error) return <Typography role="alert">{words.failed}</Typography>
  if (!data) return <Typography role="status">{words.drawing}</Typography>
  return (
    <Box role="group" aria-label={words.title} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 3 }}>
      <Box component="figure" sx={figure}>
        <Caption>{words.tab}</Caption>
        <Box sx={{ ...card, display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 1, width: 208 }}>
          <Box component="img" src={data.tab} alt="" sx={{ width: 16, height: 16 }} />
          <Typography noWrap sx={{ fontSize: 13 }}>
            {name}
          </Typography>
        </Box>
      </Box>
      <Box component="figure" sx={figure}>
        <Caption>{words.phone}</Caption>
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, width: 96 }}>
          <Box component="img" src={data.phone} alt="" sx={{ width: 64, height: 64, borderRadius: '14px' }} />
          <Typography noWrap sx={{ fontSize: 12, maxWidth: '100%' }}>
            {name}
          </Typography>
        </Box>
      </Box>
      <Box component="figure" sx={figure}>
        <Caption>{words.share}</Caption>
        <Box sx={{ ...card, overflow: 'hidden', width: 360, maxWidth: '100%' }}>
          <Box
            component="img"
            src={data.share}
            alt=""
            sx={{ display: 'block', width: '100%', aspectRatio: '1200 / 630' }}
          />
          <Box sx={{ px: 1.5, py: 1 }}>
            <Typography noWrap sx={{ fontSize: 12, color: own.inkSoft }}>
              {window.location.hostname}
            </Typography>
            <Typography noWrap sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
