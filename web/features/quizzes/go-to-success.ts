import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Attempt } from '#contract/quizzes.ts'
import { useClasses } from '#web/features/classes/list-classes.ts'
import { noteCompletion } from '#web/features/modules/get-progress.ts'
import { paths } from '#web/paths.ts'
import { setCurrentModule } from './current-module.ts'

/** Stores the module and its class link (S4.21, S4.22). Leaves the history: "back" starts no new attempt. */
export function useGoToSuccess(attempt: Attempt | undefined): void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: classes } = useClasses()
  const finished = attempt?.question === null ? attempt.moduleNumber : null
  const { answered, language } = attempt ?? {}
  const link = classes?.find(({ moduleNumber }) => moduleNumber === finished)?.link ?? null
  useEffect(() => {
    if (finished === null) return
    setCurrentModule({ moduleNumber: finished, link })
    void noteCompletion(client, finished)
    navigate(paths.success, { replace: true, state: { answered, language } })
  }, [finished, link, answered, language, navigate, client])
}
