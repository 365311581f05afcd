import type { ReactNode } from 'react'
import { AccountOpening } from '#features/account/web/account-page.tsx'
import { title as certificate } from '#features/certificates/web/own-certificate.en.ts'
import { stations } from '#features/modules/web/stations.ts'
import { nextModule, nextStop } from '#features/progress/web/boarding/boarding.en.ts'
import { distanceText } from '#features/progress/web/dashboard-page.tsx'
import * as quiz from '#features/quizzes/web/quiz.en.ts'
import { congratulations } from '#features/quizzes/web/success/success.en.ts'
import { review } from '#features/review/web/review.en.ts'
import { Loading } from '#platform/web/ui/loading.tsx'

/**
 * By the name of a page's HTML: what it begins with before its code is there. `words` are the same for everyone; `place`
 * stays hidden until before-learner-app.js knows which module it is about, and then stands in for the page's shape.
 */
interface Opening {
  readonly words?: ReactNode
  readonly place?: ReactNode
}

/** One of them is shown. */
const ofEach = (draw: (station: (typeof stations)[number]) => ReactNode) =>
  stations.map((station) => (
    <div key={station.number} hidden data-number={station.number} data-season={station.season}>
      {draw(station)}
    </div>
  ))

export const openings: Readonly<Record<string, Opening>> = {
  'app-account': {
    words: (
      <div className="mb-5">
        <AccountOpening />
      </div>
    ),
  },
  'app-certificate': { words: <h1 className="mb-5 text-4xl">{certificate}</h1> },
  'app-review': { words: <h1 className="mx-auto max-w-3xl text-[2rem]">{review}</h1> },
  'app-dashboard': {
    place: (
      <div className="mb-4 rounded-2xl bg-season-full px-4.5 pt-[7.1rem] pb-4 low:pt-[5.1rem] text-white">
        {ofEach(({ title, programme }) => (
          <>
            <p className="font-display text-lg/[1.2]">
              {nextModule}
              {programme}
            </p>
            <h1 className="text-[2rem]/[1.08]">
              <span className="sr-only">{nextStop('')}</span>
              {title}
            </h1>
          </>
        ))}
        {stations.map(({ number }, done) => (
          <p key={number} hidden data-done={done} className="pt-4 text-center text-balance">
            {distanceText(done)}
          </p>
        ))}
      </div>
    ),
  },
  'app-quiz': {
    place: (
      <div className="mx-auto mb-4 max-w-3xl max-sm:-mx-4.5">
        <div className="bone h-14" />
        <div className="bg-card px-5 py-3 sm:px-8">
          {ofEach(({ number }) => (
            <h1 className="pb-4 text-2xl/[1.1] text-season">{quiz.module(number)}</h1>
          ))}
          {/* For the question. */}
          <p className="font-display text-[1.75rem]/[1.12] text-pretty short:text-[1.375rem]" />
        </div>
      </div>
    ),
  },
  'app-success': {
    place: (
      <div className="mb-4 bg-season-full px-4 py-8 text-center text-white max-sm:-mx-4.5">
        {ofEach(({ number }) => (
          <h1 className="mx-auto max-w-[26ch] px-4 text-4xl">{congratulations(number)}</h1>
        ))}
      </div>
    ),
  },
}

/** The words of a page's own, and below them its shape. */
export const openingOf = (html: string): ReactNode => {
  const { words, place } = openings[html] ?? {}
  return (
    <>
      {words}
      {place && (
        <div className="opening" hidden>
          {place}
          <Loading />
        </div>
      )}
    </>
  )
}
