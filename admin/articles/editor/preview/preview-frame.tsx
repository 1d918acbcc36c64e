import { useEffect, useRef, useState } from 'react'
import { useReloading } from './use-frame.ts'
import { previewWords } from './words.ts'

interface PreviewFrameProps {
  src: string
  /** width of the imitated screen, px */
  width: number
  savedAt: string | null
}

/** Measures the space for the frame, px. */
function useSize() {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return { place, size }
}

/** Shows the page at the given screen width, scaled down to fit. Its scripts do not run. */
export function PreviewFrame({ src, width, savedAt }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { place, size } = useSize()
  const onLoad = useReloading(frame, savedAt)
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width)
  return (
    <div ref={place} className="preview-place">
      <iframe
        ref={frame}
        src={src}
        title={previewWords.frame}
        sandbox="allow-same-origin"
        className="preview-frame"
        onLoad={onLoad}
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale})`,
          left: Math.max(0, (size.width - width * scale) / 2),
        }}
      />
    </div>
  )
}
