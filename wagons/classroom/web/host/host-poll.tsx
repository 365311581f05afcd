import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { lineOf } from '#platform/web/ui/text-area.tsx'
import type {
  listPollQuestions,
  maxLineLength,
  maxPollOptionLength,
  maxPollQuestionLength,
} from '#wagons/classroom/contract/classroom.ts'
import type { HostToolsProps } from '../connection/room-props.ts'
import { PollResult } from '../room/poll-card.tsx'
import * as text from './host.en.ts'
import { HostPart } from './host-part.tsx'

const longestQuestion: typeof maxPollQuestionLength = 400
const longestOption: typeof maxPollOptionLength = 80
const longestReason: typeof maxLineLength = 200
const fields = ['option-1', 'option-2', 'option-3', 'option-4'] as const

/** A question to everyone, whose counts only the host sees while it is open. */
export function HostPoll({ moduleNumber, room: { poll }, send }: HostToolsProps) {
  const [isAsking, setAsking] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const moment = `${poll?.id} ${poll?.isOpen} ${isAsking}`
  // What is new begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is scrolled at each moment, which the effect does not read
  useEffect(() => {
    part.current?.parentElement?.scrollTo(0, 0)
  }, [moment])
  const asked = poll?.isOpen ? poll.id : undefined
  const wasAsked = useRef(asked)
  // On a phone the page is what is scrolled; at a desktop it stays where it is.
  useEffect(() => {
    const tool = part.current?.parentElement
    const isPage = tool && getComputedStyle(tool).overflowY === 'visible'
    if (isPage && asked !== undefined && asked !== wasAsked.current) tool.scrollIntoView()
    wasAsked.current = asked
  }, [asked])
  const shown = poll?.isOpen || !isAsking ? poll : undefined
  const wayOn = poll?.isOpen ? (
    <Button look="outline" onClick={() => send('closePoll', {})}>
      {text.closePoll}
    </Button>
  ) : (
    <Button look="outline" onClick={() => setAsking(true)}>
      {text.newPoll}
    </Button>
  )
  return (
    <div ref={part}>
      <HostPart title={shown?.question ?? text.poll} dir={shown && 'auto'}>
        {shown ? (
          <PollResult poll={shown}>{wayOn}</PollResult>
        ) : isAsking ? (
          <PollForm moduleNumber={moduleNumber} send={send} onDone={() => setAsking(false)} />
        ) : (
          wayOn
        )}
      </HostPart>
    </div>
  )
}

interface PollFormProps extends Pick<HostToolsProps, 'moduleNumber' | 'send'> {
  readonly onDone: () => void
}

function PollForm({ moduleNumber, send, onDone }: PollFormProps) {
  const [fault, setFault] = useState('')
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const of = (name: string) => lineOf(event.currentTarget, name)
    const question = of('question')
    const written = fields.map(of)
    const options = written.filter(Boolean)
    const right = of('right') && Number(of('right'))
    const reason = of('reason')
    if (!question || options.length < 2) setFault(text.pollFault)
    else if (right !== '' && !written[right]) setFault(text.rightFault)
    else if (
      send('openPoll', {
        question,
        options,
        ...(right !== '' && { right: placeOf(right, written), ...(reason && { reason }) }),
      })
    )
      onDone()
    else setFault(text.notSent)
  }
  return (
    <form noValidate className="w-full" onSubmit={submit}>
      <QuizQuestions moduleNumber={moduleNumber} />
      <LongLine label={text.pollQuestion} name="question" maxLength={longestQuestion} />
      <fieldset>
        <legend className="text-sm text-soft">{text.rightAnswer}</legend>
        <RightMark value="">{text.noRightAnswer}</RightMark>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-4">
          {fields.map((name, index) => (
            <div key={name} className="host-answer">
              <LongLine
                label={index > 1 ? text.optionalPollOption(index + 1) : text.pollOption(index + 1)}
                name={name}
                maxLength={longestOption}
              />
              <RightMark value={index}>
                <span>
                  <span className="sr-only">{text.answerIs(index + 1)} </span>
                  {text.right}
                </span>
              </RightMark>
            </div>
          ))}
        </div>
        <div className="host-reason">
          <LongLine label={text.reason} name="reason" maxLength={longestReason} />
        </div>
      </fieldset>
      <p role="alert" className="field-error">
        {fault}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={onDone}>
          {text.cancel}
        </Button>
        <Button type="submit">{text.openPoll}</Button>
      </div>
    </form>
  )
}

interface LongLineProps {
  readonly label: string
  readonly name: string
  readonly maxLength: number
}

/** One line that is seen whole while it is written: it is folded. */
function LongLine({ label, ...area }: LongLineProps) {
  const id = useId()
  return (
    <div className="mb-4 min-w-0 grow">
      <label htmlFor={id} className="mb-1 block text-sm text-soft">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        rows={2}
        dir="auto"
        autoComplete="off"
        className="host-line input"
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </div>
  )
}

interface RightMarkProps {
  /** Of the answers, from 0 on; '' for none of them. */
  readonly value: number | ''
  readonly children: ReactNode
}

/** Which of the answers is right. */
const RightMark = ({ value, children }: RightMarkProps) => (
  <label className="flex min-h-11 items-center gap-2 whitespace-nowrap">
    <input
      type="radio"
      name="right"
      value={value}
      defaultChecked={value === ''}
      className="size-5 appearance-auto accent-ink"
    />
    {children}
  </label>
)

/** Without those before it that are not written. */
const placeOf = (index: number, written: readonly string[]) => written.slice(0, index).filter(Boolean).length

/** Fills the form, whose fields stay to be changed. */
function QuizQuestions({ moduleNumber }: Pick<HostToolsProps, 'moduleNumber'>) {
  const { data: questions = [] } = usePollQuestions(moduleNumber)
  const id = useId()
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block text-sm text-soft">
        {text.quizQuestion}
      </label>
      <select
        id={id}
        dir="auto"
        disabled={questions.length === 0}
        className="input appearance-auto"
        onChange={({ currentTarget: { form, value } }) => {
          const chosen = questions.find((one) => one.id === value)
          if (form && chosen) fill(form, chosen)
        }}
      >
        <option value="">{text.ownQuestion}</option>
        {questions.map(({ id: question, question: words }) => (
          <option key={question} value={question}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

/** What is right is the host's to say, of these answers anew. */
function fill({ elements }: HTMLFormElement, { question, options }: PollQuestion): void {
  for (const [index, name] of ['question', ...fields].entries()) {
    const field = elements.namedItem(name)
    if (field instanceof HTMLTextAreaElement) field.value = [question, ...options][index] ?? ''
  }
  const right = elements.namedItem('right')
  if (right instanceof RadioNodeList) right.value = ''
  const reason = elements.namedItem('reason')
  if (reason instanceof HTMLTextAreaElement) reason.value = ''
}

type PollQuestion = Output<typeof listPollQuestions>['questions'][number]

/** Those of the quiz that can be asked in a class. */
function usePollQuestions(moduleNumber: number) {
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
