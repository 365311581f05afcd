import { useEffect, useState } from 'react'
import { type CheckedCode, checkCode } from './action-calls.ts'
import type { ActionLink } from './action-link.ts'

type CodeState =
  | { readonly status: 'checking' }
  | { readonly status: 'good'; readonly about: CheckedCode }
  | { readonly status: 'failed'; readonly error: unknown }

export function useCheckedCode(link: ActionLink | null) {
  const [state, setState] = useState<CodeState>({ status: 'checking' })
  const [attempt, setAttempt] = useState(0)
  const address = link && `${link.mode} ${link.code}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is the same as long as its address is
  useEffect(() => {
    if (!link) return
    let isStale = false
    setState({ status: 'checking' })
    checkCode(link).then(
      (about) => isStale || setState({ status: 'good', about }),
      (error: unknown) => isStale || setState({ status: 'failed', error }),
    )
    return () => {
      isStale = true
    }
  }, [address, attempt])
  return {
    state,
    retry: () => setAttempt(attempt + 1),
    fail: (error: unknown) => setState({ status: 'failed', error }),
  }
}
