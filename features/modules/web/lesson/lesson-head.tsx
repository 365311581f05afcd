import { type ReactNode, Suspense } from 'react'
import { useStoredSession } from '#features/identity/web/session.ts'
import type { Season } from '#features/modules/contract.ts'
import { BackIcon } from '#platform/web/drawings/icons.tsx'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './lesson.en.ts'

interface LessonHeadProps {
  readonly season: Season | undefined
  readonly moduleNumber: number
  /** Whose it is: programme or class, and module. */
  readonly line: string
  readonly title: string
  readonly language: string | undefined
  /** In place of the landscape; null for none. */
  readonly scene?: ReactNode
  readonly shortcuts?: ReactNode
  readonly children?: ReactNode
}

/** The beginning of a lesson: its season's part of the landscape, and its title on the paper below. */
export function LessonHead(props: LessonHeadProps) {
  const { season, moduleNumber, line, title, language, scene, shortcuts, children } = props
  return (
    <>
      {scene === undefined ? (
        <div className="lesson-scene" aria-hidden="true">
          <Landscape season={season} align={ground} className="sm:hidden" />
          <Landscape season={season} view={wideView(season)} align={ground} className="max-sm:hidden" />
        </div>
      ) : (
        scene
      )}
      <div className="lesson-title">
        {shortcuts ?? <OwnShortcuts moduleNumber={moduleNumber} />}
        <hgroup>
          <p className="font-display text-xl text-season">{line}</p>
          <h1 lang={language} className="text-4xl sm:text-5xl">
            {title}
          </h1>
        </hgroup>
        {children}
      </div>
    </>
  )
}

interface ShortcutsProps {
  readonly moduleNumber: number
  readonly className?: string
}

function OwnShortcuts(props: ShortcutsProps) {
  const isSignedIn = useStoredSession()
  return isSignedIn && <Shortcuts {...props} />
}

/** For a learner: the ways that stand at the end of a lesson too. The bar of a wide screen has the dashboard already. */
export function Shortcuts({ moduleNumber, className = '' }: ShortcutsProps) {
  return (
    <nav aria-label={text.shortcuts} className={`lesson-others lesson-shortcuts ${className}`}>
      <Link to={paths.dashboard} className="sm:hidden">
        <BackIcon className="size-5" strokeWidth={2.5} />
        <span>{text.toDashboard}</span>
      </Link>
      <Link to={paths.module(moduleNumber)}>
        <span>{text.toQuiz}</span>
        <BackIcon className="size-5" strokeWidth={2.5} />
      </Link>
    </nav>
  )
}

export const ground = 'xMidYMax'
const seasons: readonly (Season | undefined)[] = ['dawn', 'winter', 'spring', 'summer', 'fall']

/** A season between its neighbours, of the scene's width of 2,000. */
export function wideView(season: Season | undefined): string {
  const middle = 200 + 400 * seasons.indexOf(season)
  return season ? `${Math.min(1000, Math.max(0, middle - 500))} 310 1000 250` : '0 200 2000 360'
}

const Drawn = latePart(() => import('#platform/web/drawings/train.tsx').then((part) => part.Train))

/** The train of a lesson: it stands over what is there, and moves nothing when it comes. */
export function LateTrain(props: { readonly className?: string; readonly carriages?: number }) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  )
}
