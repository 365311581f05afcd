import sceneUrl from './scene.svg?no-inline'

/** What is seen of the scene. */
export interface SceneView {
  /** Whose part of the scene is shown; without one the whole line. */
  readonly season?: keyof typeof views | undefined
  /** For a frame that is at least three times as wide as high. */
  readonly wide?: boolean
  /** Another part of the scene, as `x y width height` of its 2000 by 700. */
  readonly view?: string | undefined
  /** Which part stays in sight where the frame has another shape than the view, as in `preserveAspectRatio`. */
  readonly align?: `x${Side}Y${Side}`
  /** Mist over all of it, or from an x of the scene to its end; `lifting` draws it aside. */
  readonly mist?: boolean | number | 'lifting'
  /** The bed of the line and its rail, on which a map sets its stations (`trackPath`). */
  readonly track?: boolean
}

type Side = 'Min' | 'Mid' | 'Max'

const views = {
  dawn: '0 300 400 256',
  winter: '400 292 400 256',
  spring: '800 308 400 256',
  summer: '1204 300 400 256',
  fall: '1600 326 400 256',
}

const wideViews: Readonly<Record<keyof typeof views, string>> = {
  dawn: '0 396 660 165',
  winter: '270 396 660 165',
  spring: '670 420 660 165',
  summer: '1070 345 660 165',
  fall: '1340 418 660 165',
}

/** What a landscape shows of the one file with the scene. */
export function SceneDrawing({
  season,
  view,
  align = 'xMidYMax',
  wide = false,
  mist = false,
  track = false,
}: SceneView) {
  const part = season && (wide ? wideViews : views)[season]
  return (
    <svg viewBox={view ?? part ?? '0 0 2000 700'} preserveAspectRatio={`${align} slice`} aria-hidden="true">
      <use href={`${sceneUrl}#scene`} />
      {track && <use href={`${sceneUrl}#track`} />}
      {mist !== false && (
        <Mist from={typeof mist === 'number' ? mist : -200} isLifting={mist === 'lifting'} />
      )}
    </svg>
  )
}

function Mist({ from, isLifting }: { readonly from: number; readonly isLifting: boolean }) {
  return (
    <g className="mist fill-paper" data-lifting={isLifting || undefined}>
      <path opacity="0.46" d={`M${from} 0q-40 50 0 100t0 100 0 100 0 100 0 100 0 100 0 100H2200V0z`} />
      <path
        opacity="0.34"
        d={`M${from + 40} 760q60-60 10-120t30-140q90-50 180-10t180-20${' 180 10 180-10'.repeat(5)}V760z`}
      />
    </g>
  )
}
