import { useMemo, useSyncExternalStore } from 'react'
import { readLocal, subscribeLocal, writeLocal } from './local-storage.ts'

type Key = 'modulesDrawn' | 'practised' | 'practiceToSend' | 'tokensDrawn' | 'lessonsSent' | 'filmsSent'

interface Stored {
  readonly of: string
  readonly numbers: number[]
}

const owner = () => readLocal('userEmail') ?? ''

/** Numbers that this device remembers for the learner who is signed in; null when it remembers none. */
export const readOwnNumbers = (key: Key): number[] | null => parse(readLocal(key))

export function writeOwnNumbers(key: Key, numbers: number[] | null): void {
  const stored: Stored | null = numbers && { of: owner(), numbers }
  writeLocal(key, stored && JSON.stringify(stored))
}

/** The same, drawn anew when they change, in another tab too. */
export function useOwnNumbers(key: Key): number[] | null {
  const stored = useSyncExternalStore(
    subscribeLocal,
    () => readLocal(key),
    () => null,
  )
  return useMemo(() => parse(stored), [stored])
}

function parse(stored: string | null): number[] | null {
  try {
    const { of, numbers } = JSON.parse(stored ?? '{}') as Partial<Stored>
    return of === owner() && Array.isArray(numbers) && numbers.every(Number.isInteger) ? numbers : null
  } catch {
    return null
  }
}
