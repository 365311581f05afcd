import { useState } from 'react'

const key = 'choice'

/** Places are counted from 0, the same in every language. */
interface Choice {
  readonly questionId: string
  /** -1 for none. */
  readonly place: number
  /** The places of the options that were wrong in this tab. */
  readonly tried: readonly number[]
}

/**
 * What was chosen for a question, which outlives a reload in this tab, and what was tried, here or, as the server knows,
 * anywhere.
 */
export function useChoice(questionId: string, known: readonly number[]) {
  const [stored, setStored] = useState(readChoice)
  const choice = stored?.questionId === questionId ? stored : { questionId, place: -1, tried: [] }
  const change = (changed: Partial<Choice>) => {
    const next: Choice = { ...choice, ...changed }
    setStored(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage may be switched off.
    }
  }
  return {
    place: choice.place,
    tried: [...new Set([...known, ...choice.tried])],
    choose: (place: number) => change({ place }),
    markTried: (place: number) => change({ place, tried: [...choice.tried, place] }),
  }
}

function readChoice(): Choice | null {
  try {
    const { questionId, place, tried } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Choice>
    if (typeof place !== 'number' || !questionId) return null
    return { questionId, place, tried: Array.isArray(tried) ? tried : [] }
  } catch {
    return null
  }
}
