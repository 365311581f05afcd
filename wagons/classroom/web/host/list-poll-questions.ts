import { useQuery } from '@tanstack/react-query'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api.ts'
import type { listPollQuestions } from '#wagons/classroom/contract/classroom.ts'

export type PollQuestion = Output<typeof listPollQuestions>['questions'][number]

/** Those of the quiz that can be asked in a class. */
export function usePollQuestions(moduleNumber: number) {
  return useQuery({
    queryKey: ['poll-questions', moduleNumber],
    queryFn: async () => {
      const { questions } = await callApi<typeof listPollQuestions>(
        'GET',
        '/api/operator/classrooms/:moduleNumber/questions',
        { params: { moduleNumber } },
      )
      return questions
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
