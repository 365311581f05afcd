import { useMemo, useSyncExternalStore } from 'react'
import { readLocal, readLocalObject, subscribeLocal, writeLocal } from '#platform/web/lib/local-storage.ts'

/**
 * The modules whose lesson was read to its end on this device, of which the server does not know yet: by this account, or
 * before a login. Forgotten at logging out (decision 47).
 */
export function readLessons(): number[] {
  return lessonsIn(readPart())
}

/** As `readLessons`; follows what is read in other tabs, too. */
export function useLessonsRead(): number[] {
  const part = useSyncExternalStore(subscribeLocal, readPart, () => '[]')
  return useMemo(() => lessonsIn(part), [part])
}

export function markLessonRead(moduleNumber: number): void {
  const read = readLessons()
  if (!read.includes(moduleNumber)) writeOwn('lessonsRead', [...read, moduleNumber])
  keepPlace(moduleNumber, null)
}

/** The server knows of it. */
export function forgetLessonRead(moduleNumber: number): void {
  const lists = Object.entries(readLocalObject('lessonsRead')).map(([owner, list]) => {
    const isOurs = owner === account() || owner === visitor
    return [owner, isOurs && Array.isArray(list) ? list.filter((number) => number !== moduleNumber) : list]
  })
  const left = lists.filter(([, list]) => !Array.isArray(list) || list.length > 0)
  writeLocal('lessonsRead', left.length > 0 ? JSON.stringify(Object.fromEntries(left)) : null)
}

/** The id of the section up to which a lesson was read; null where it was not begun, and when it was read to its end. */
export function readPlace(moduleNumber: number): string | null {
  const place = ownPlaces()[moduleNumber]
  return typeof place === 'string' ? place : null
}

export function keepPlace(moduleNumber: number, section: string | null): void {
  if (readPlace(moduleNumber) === section) return
  const { [moduleNumber]: _old, ...others } = ownPlaces()
  writeOwn('lessonPlaces', section === null ? others : { ...others, [moduleNumber]: section })
}

type Key = 'lessonsRead' | 'lessonPlaces'

const visitor = ''
const account = () => readLocal('userEmail') ?? visitor

const ownPlaces = (): Readonly<Record<number, unknown>> => Object(readLocalObject('lessonPlaces')[account()])

// A string, so that it is the same one while nothing has changed.
function readPart(): string {
  const { [account()]: own, [visitor]: before } = readLocalObject('lessonsRead')
  return JSON.stringify([own, before])
}

function lessonsIn(part: string): number[] {
  const lists: unknown[] = JSON.parse(part)
  const numbers = lists.flatMap((list) => (Array.isArray(list) ? list.filter(Number.isInteger) : []))
  return [...new Set<number>(numbers)].sort((a, b) => a - b)
}

const writeOwn = (key: Key, value: unknown) =>
  writeLocal(key, JSON.stringify({ ...readLocalObject(key), [account()]: value }))
