import { useEffect, useState } from 'react'
import { connection } from '#platform/web/lib/offline/connection.ts'
import { wait } from '#platform/web/lib/quiet-time.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'
import * as text from './along-note.en.ts'
import { isModuleKept, keepModule } from './module-parts.ts'

export interface AlongNoteProps {
  readonly numbers: readonly number[]
  readonly completed: readonly number[]
  exerciseIdOf(moduleNumber: number): string | undefined
}

/** Where its user saves data, or is on a phone's line. */
const mayCost = () => connection()?.saveData === true || connection()?.type === 'cellular'

/** In ms: between two modules, so that the page itself goes first. */
const pause = 1_000

/**
 * Keeps the whole journey on this device, one module after the other, where that costs nothing; else where its learner wants
 * it. Says how much of it is there. Nothing without a service worker.
 */
export function AlongNote(props: AlongNoteProps) {
  const { kept, state, take } = useJourney(props)
  const isOnline = useIsOnline()
  const all = props.numbers.length
  if (kept === undefined) return null
  const isWhole = kept === all
  return (
    <section aria-label={text.title} className="panel p-4">
      <p role="status">{isWhole ? text.whole(all) : state === 'full' ? text.noRoom(kept, all) : ''}</p>
      {!isWhole && state !== 'full' && (
        <p>{state === 'going' && isOnline ? text.onTheWay(kept, all) : text.some(kept, all)}</p>
      )}
      {!isWhole && state !== 'going' && isOnline && (
        <Button look="outline" className="mt-2" onClick={take}>
          {state === 'full' ? text.tryAgain : text.take}
        </Button>
      )}
    </section>
  )
}

function useJourney({ numbers, completed, exerciseIdOf }: AlongNoteProps) {
  const isOnline = useIsOnline()
  const [kept, setKept] = useState<number>()
  const [state, setState] = useState<'asked' | 'going' | 'full'>(() => (mayCost() ? 'asked' : 'going'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each connection and wish
  useEffect(() => {
    let isOver = false
    const isDone = (number: number) => Number(completed.includes(number))
    const modules = numbers
      .toSorted((one, other) => isDone(one) - isDone(other))
      .map((number) => [number, exerciseIdOf(number)] as const)
    const count = async () => {
      const are = await Promise.all(modules.map((module) => isModuleKept(...module)))
      if (!isOver) setKept(are.filter(Boolean).length)
    }
    const keepAll = async () => {
      await navigator.serviceWorker.ready
      await count()
      for (const module of state === 'going' && isOnline ? modules : []) {
        if (isOver) return
        if (!(await keepModule(...module))) return isOver || setState('full')
        await count()
        await wait(pause)
      }
    }
    // What could not be fetched is fetched at the next visit.
    if ('serviceWorker' in navigator) keepAll().catch(() => {})
    return () => {
      isOver = true
    }
  }, [isOnline, state])
  return { kept, state, take: () => setState('going') }
}
