import {
  Component,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import * as text from './hall.en.ts'
import type { HallProps } from './hall-props.ts'

const Hall = lazy(() => import('./hall.tsx').then((part) => ({ default: part.Hall })))

type WalkInProps = Omit<HallProps, 'onLeave' | 'reducedMotion'>

/** The way into the hall, and the hall once it is wanted, for devices that can (can-walk-in.ts). */
export function WalkIn(props: WalkInProps) {
  const [state, setState] = useState<'flat' | 'inside' | 'failed'>('flat')
  const button = useRef<HTMLButtonElement>(null)
  const wasInside = useRef(false)
  const reducedMotion = useSyncExternalStore(subscribeToMotion, () => calmQuery().matches)
  // What had the focus is gone.
  useEffect(() => {
    if (state === 'inside') wasInside.current = true
    else if (wasInside.current) button.current?.focus()
  }, [state])
  if (state === 'inside')
    return (
      <Fallible onFailure={() => setState('failed')}>
        <Suspense
          fallback={
            <p role="status" className="my-3">
              {text.walkingIn}
            </p>
          }
        >
          <Hall
            {...props}
            reducedMotion={reducedMotion}
            onLeave={(isBroken) => setState(isBroken ? 'failed' : 'flat')}
          />
        </Suspense>
      </Fallible>
    )
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button ref={button} look="outline" aria-describedby="hall-way-note" onClick={() => setState('inside')}>
        {text.walkIn}
      </Button>
      <p id="hall-way-note" role="status">
        {state === 'failed' ? text.notDrawn : text.walkInNote}
      </p>
    </div>
  )
}

const calmQuery = () => matchMedia('(prefers-reduced-motion: reduce)')

function subscribeToMotion(listener: () => void): () => void {
  const calm = calmQuery()
  calm.addEventListener('change', listener)
  return () => calm.removeEventListener('change', listener)
}

/** Where the hall's code cannot be fetched or fails, the page beside it stays. */
class Fallible extends Component<{ readonly onFailure: () => void; readonly children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
