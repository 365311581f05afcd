import { useState } from 'react'

const key = 'choice'

interface Choice {
  readonly questionId: string
  /** Counted from 0, the same in every language. */
  readonly place: number
}

/** The place of the option chosen for a question, -1 for none; it outlives a reload in this tab. */
export function useChoice(questionId: string): [place: number, choose: (place: number) => void] {
  const [choice, setChoice] = useState(readChoice)
  const choose = (place: number) => {
    const chosen: Choice = { questionId, place }
    setChoice(chosen)
    try {
      sessionStorage.setItem(key, JSON.stringify(chosen))
    } catch {
      // Storage may be switched off.
    }
  }
  return [choice?.questionId === questionId ? choice.place : -1, choose]
}

function readChoice(): Choice | null {
  try {
    const { questionId, place } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Choice>
    return typeof place === 'number' && questionId ? { questionId, place } : null
  } catch {
    return null
  }
}
