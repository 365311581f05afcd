import { Suspense, useEffect, useState } from 'react'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { whenQuiet } from '#platform/web/lib/quiet-time.ts'
import type { SceneView } from './scene-drawing.tsx'

const SceneDrawing = latePart(() => import('./scene-drawing.tsx').then((part) => part.SceneDrawing))

interface LandscapeProps extends SceneView {
  readonly className?: string
}

/**
 * The landscape of the journey behind what its frame shows: it fills the frame (`relative isolate overflow-clip`), which
 * gives the height. The sky is there at once; the drawing, one file for all places, comes after the page's words and data
 * and moves nothing.
 */
export function Landscape({ className = '', ...view }: LandscapeProps) {
  const isDrawn = useScene()
  return (
    <div className={`landscape forced-colors:invisible ${className}`} data-season={view.season}>
      {isDrawn && (
        <Suspense>
          <SceneDrawing {...view} />
        </Suspense>
      )}
    </div>
  )
}

// The first page that shows a landscape begins as it was built; what comes later draws at once.
let hasDrawn = false

function useScene(): boolean {
  const [isDrawn, setDrawn] = useState(hasDrawn)
  useEffect(() => {
    // Colours by day and by night are one value of CSS: without it there would be black hills.
    if (isDrawn || !CSS.supports('color', 'light-dark(red, red)')) return
    whenQuiet().then(() => {
      hasDrawn = true
      setDrawn(true)
    })
  }, [isDrawn])
  return isDrawn
}
