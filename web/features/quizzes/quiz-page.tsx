import { useParams } from 'react-router'
import { moduleNumberOf } from '#web/features/modules/module-number.ts'
import { stationOf } from '#web/features/modules/stations.ts'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { useGoToSuccess } from './go-to-success.ts'
import { useNoteOpenQuestion } from './open-question.ts'
import { QuestionForm } from './question-form.tsx'
import * as text from './quiz.en.ts'
import { QuizHeader } from './quiz-header.tsx'
import { useAttempt } from './start-attempt.ts'
import './quiz.css'

/** The quiz of a module (S2.22). Ids of no module mean module 1 (S9.10). */
export function QuizPage() {
  const moduleNumber = moduleNumberOf(useParams().id)
  return (
    <div data-season={stationOf(moduleNumber)?.season} className="mx-auto max-w-2xl">
      <Quiz key={moduleNumber} moduleNumber={moduleNumber} />
    </div>
  )
}

function Quiz({ moduleNumber }: { moduleNumber: number }) {
  const { data: attempt, errorUpdateCount, isFetching, refetch } = useAttempt(moduleNumber)
  const hasFailed = !attempt && errorUpdateCount > 0
  useNoteOpenQuestion(attempt)
  useGoToSuccess(attempt)
  return (
    <>
      <QuizHeader
        moduleNumber={moduleNumber}
        place={
          attempt?.question
            ? { position: attempt.question.position, questionCount: attempt.questionCount }
            : undefined
        }
      />
      {attempt && <LanguageSwitch languages={attempt.languages} language={attempt.language} />}
      {attempt?.question && <QuestionForm attempt={attempt} question={attempt.question} />}
      {!attempt?.question && !hasFailed && <Loading shape="question" />}
      {hasFailed && <LoadFailure what={text.loadFailed} onRetry={refetch} isRetrying={isFetching} />}
    </>
  )
}
