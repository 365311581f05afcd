import { useEffect, useLayoutEffect, useState } from 'react'
import './travel.css'
import { readOwnNumbers, writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'

/** In ms, with what unfolds at its end; longer than all that travel.css moves. */
const journeyTime = 1_200

/**
 * Whether the train is on its way to the next stop: for a moment after modules were finished that this device has not
 * drawn yet. The first click or key ends it. Where no motion is wanted nothing moves, and all is drawn as it ends.
 */
export function useTravel(completed: readonly number[] | undefined): true | undefined {
  const [isTravelling, setTravelling] = useState(false)
  useLayoutEffect(() => {
    if (!completed) return
    const drawn = readOwnNumbers('modulesDrawn')
    // What is known from before may be less than what was drawn.
    if (drawn && completed.every((number) => drawn.includes(number))) return
    writeOwnNumbers('modulesDrawn', [...completed])
    if (drawn) setTravelling(true)
  }, [completed])
  useEffect(() => {
    if (!isTravelling) return
    const stop = () => setTravelling(false)
    const timer = setTimeout(stop, journeyTime)
    for (const event of skipping) addEventListener(event, stop)
    return () => {
      clearTimeout(timer)
      for (const event of skipping) removeEventListener(event, stop)
    }
  }, [isTravelling])
  return isTravelling || undefined
}

const skipping = ['pointerdown', 'keydown'] as const
