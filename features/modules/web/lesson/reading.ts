import { type RefObject, useEffect, useState } from 'react'
import type { wordsPerMinute } from '#features/modules/contract.ts'
import type { Lesson } from '../get-lesson.ts'
import { takeStep } from '../state/take-step.ts'
import { keepPlace, readPlace } from '../state/waiting-steps.ts'

/** Where a reader's eyes are, of the height of the screen. */
const eyes = 0.4

/**
 * How far a lesson is read: 1.5 in the middle of its second section, as many as it has at its end. `tops` are where its
 * sections begin and `end` is where the last one ends, in px from the top of the screen.
 */
export function progressAt(tops: readonly number[], end: number, height: number): number {
  if (end <= height) return tops.length
  const line = height * eyes
  const at = tops.findLastIndex((top) => top <= line)
  const top = tops[at]
  if (top === undefined) return 0
  return at + Math.min(0.99, (line - top) / ((tops[at + 1] ?? end) - top))
}

/** Remembers what a reader has seen. Who leaps to a section has not read those before it. */
export class Reader {
  readonly #seen = new Set<number>()
  #place: number
  #withoutGap: number

  /** `place` is the number of the section where the last visit ended, 0 for the first. */
  constructor(place: number) {
    this.#place = place
    this.#withoutGap = place + 1
  }

  /** Returns how far it has been read without a gap, if that is further than before: the number of a section, or `end`. */
  look(tops: readonly number[], end: number, height: number): number | 'end' | null {
    for (const [index, top] of tops.entries())
      if (top < height && (tops[index + 1] ?? end) > 0) this.#seen.add(index)
    while (this.#seen.has(this.#withoutGap)) this.#withoutGap++

    const progress = progressAt(tops, end, height)
    if (progress === tops.length) return this.#withoutGap >= tops.length ? 'end' : null
    const place = Math.floor(progress)
    if (place <= this.#place || place >= this.#withoutGap) return null
    this.#place = place
    return place
  }
}

function finish(moduleNumber: number): void {
  takeStep('lessonsRead', moduleNumber)
  keepPlace(moduleNumber, null)
}

const pace: typeof wordsPerMinute = 150

interface Reading {
  /** The number of the section that is being read, from 0 on; as many as there are at the end. */
  readonly at: number
  readonly minutesLeft: number
}

/**
 * Follows the reader through the sections of a lesson that is on the page: sets `--read` on `rail`, from 0 at the first
 * section to 1 at the last, and keeps on this device how far they came.
 */
export function useReading(
  { moduleNumber, sections }: Pick<Lesson, 'moduleNumber' | 'sections'>,
  article: RefObject<HTMLElement | null>,
  rail: RefObject<HTMLElement | null>,
): Reading {
  const [at, setAt] = useState(0)

  useEffect(() => {
    const parts = sections.flatMap(({ id }) => document.getElementById(id)?.parentElement ?? [])
    if (parts.length === 0) return
    const place = readPlace(moduleNumber)
    const reader = new Reader(
      Math.max(
        0,
        sections.findIndex(({ id }) => id === place),
      ),
    )
    let frame = 0

    function look() {
      frame = 0
      const tops = parts.map((part) => part.getBoundingClientRect().top)
      const end = article.current?.getBoundingClientRect().bottom ?? 0
      const progress = progressAt(tops, end, innerHeight)
      rail.current?.style.setProperty('--read', String(Math.min(1, progress / (tops.length - 1))))
      setAt(Math.floor(progress))
      const reached = reader.look(tops, end, innerHeight)
      if (reached === 'end') finish(moduleNumber)
      else if (reached !== null) keepPlace(moduleNumber, sections[reached]?.id ?? null)
    }

    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    // Not at once: the lesson's layout would be a part of the task that has drawn it.
    lookSoon()
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [moduleNumber, sections, article, rail])

  const words = sections.slice(at).reduce((sum, section) => sum + section.words, 0)
  return { at, minutesLeft: Math.max(1, Math.round(words / pace)) }
}
