import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { moduleNumberOf } from '#features/modules/web/module-number.ts'
import type { startAttempt } from '#features/quizzes/contract.ts'
import type { KnownAttempt } from '#features/quizzes/web/attempt/paper.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { Loading } from '#platform/web/ui/loading.tsx'

/** What a visitor has answered at the end of a lesson, as the router's state. */
export interface Given {
  readonly options: readonly string[]
  readonly option: string
}

/** Begins the quiz with the question as it was seen, and hands it the answer; where that fails the quiz begins as any other. */
export function GivenAnswer({ children }: { readonly children: ReactNode }) {
  const { pathname, state } = useLocation()
  const client = useQueryClient()
  const moduleNumber = moduleNumberOf(pathname.split('/')[2])
  const given: Given | undefined = state?.given
  const { isLoading } = useQuery({
    queryKey: ['given', moduleNumber],
    queryFn: async () => {
      const attempt = given && (await begin(moduleNumber, given))
      // As the quiz has it (start-attempt.ts), which this must not fetch with it.
      if (attempt) client.setQueryData<KnownAttempt>(['attempt', moduleNumber], attempt)
      return true
    },
    enabled: given !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isLoading ? <Loading shape="question" /> : children
}

async function begin(moduleNumber: number, { options, option }: Given): Promise<KnownAttempt> {
  const { attempt } = await callApi<typeof startAttempt>('POST', '/api/modules/:moduleNumber/attempts', {
    params: { moduleNumber },
    body: { first: [...options] },
  })
  const { question } = attempt
  // The page may have been opened again, with the answer graded.
  const place =
    question?.position === 1 && question.tried.length === 0 ? question.options.indexOf(option) : -1
  return place < 0 ? attempt : { ...attempt, given: place }
}
