import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { roadOf, siteOf } from '#features/modules/web/road/road.ts'
import { keptProgressKey, useProgress } from '#features/modules/web/state/get-progress.ts'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { type RoomState, seenPeople } from '../../connection/room-state.ts'
import { Figure } from '../../figures/figure.tsx'
import { HallDrawing } from '../../hall/hall-picture.tsx'
import * as text from './class-over.en.ts'
import { gone } from './gone.en.ts'
import type { HostOverProps } from './host-over.tsx'
import './class-over.css'

const HostOver = latePart<HostOverProps>(
  () => import('./host-over.tsx').then((part) => part.HostOver),
  () => Promise.resolve(),
)

/** So many find room before the board on a small phone. */
const mostDrawn = 9

export interface ClassOverProps extends HostOverProps {
  /** As it was at its end. */
  readonly room: RoomState
}

/** In the board's place once the host has closed the class: who was there, what came of it, and what is next. */
export function ClassOver({ room, ...props }: ClassOverProps) {
  const { you, isHost } = room
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (document.activeElement !== document.body) setSaid(text.title)
    // Who reads the lesson below, or writes elsewhere, is left there.
    const lesson = document.getElementById('lesson-text')
    if (lesson && lesson.getBoundingClientRect().top < 0) return
    heading.current?.closest('section')?.scrollIntoView()
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const people = [...seenPeople(room)].sort((one, other) => rank(one.seat, you) - rank(other.seat, you))
  return (
    <div className="class-over">
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="class-over-scene" aria-hidden="true">
        <HallDrawing />
        <div>
          {people.slice(0, mostDrawn).map((person) => (
            <Figure key={person.seat} {...person} hasHandUp={person.seat === you} />
          ))}
        </div>
      </div>
      <h2 id="class-room" ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      {isHost ? (
        <Suspense>
          <HostOver {...props} />
        </Suspense>
      ) : (
        <LearnersPart {...props} />
      )}
    </div>
  )
}

/** The own figure before the host, and the host before all others. */
const rank = (seat: number, you: number) => (seat === you ? -1 : seat)

function LearnersPart({ moduleNumber, end }: HostOverProps) {
  const { data: progress, isPending } = useProgress()
  const client = useQueryClient()
  // For the road at the top of the page, which asks for no progress: the attendance ticks the lesson.
  useEffect(() => {
    if (progress) client.setQueryData(keptProgressKey, { at: Date.now(), value: progress })
  }, [client, progress])
  const { minutes = 0, answers } = end ?? {}
  const isCounted = progress?.attendedModules.includes(moduleNumber)
  const isDone = progress?.completedModules.includes(moduleNumber)
  const road = progress && roadOf(progress, moduleNumber, siteOf(moduleNumber))
  const step = road?.find(({ state }) => state === 'now')?.step ?? 'lesson'
  const to = { practice: paths.practice(moduleNumber), quiz: paths.module(moduleNumber) }
  return (
    <>
      <p>{gone.closed}</p>
      <ul>
        {isCounted && (
          <li>
            <CheckIcon className="size-6" strokeWidth={3.5} />
            <strong>{text.counted(moduleNumber)}</strong>
          </li>
        )}
        {minutes > 0 && <li>{text.minutes(minutes)}</li>}
        {answers && answers.given > 0 && (
          <li>
            {text.answered(answers.given)} {answers.judged > 0 && text.correct(answers.right, answers.judged)}
          </li>
        )}
      </ul>
      {/* Never one way first and then another. */}
      {isPending ? null : isDone ? (
        <Link to={paths.dashboard} className={buttonClass()}>
          {text.dashboard}
        </Link>
      ) : step === 'practice' || step === 'quiz' ? (
        <Link to={to[step]} className={buttonClass()}>
          {text.next[step]}
        </Link>
      ) : (
        <a href={step === 'film' ? '#film' : '#lesson-text'} className={buttonClass()}>
          {text.next[step]}
        </a>
      )}
    </>
  )
}
