import { programmes } from 'virtual:programmes'
import { Punch } from '#features/modules/web/punch.tsx'
import { TrainDrawing } from '#platform/web/drawings/train.tsx'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import * as text from './first-steps.en.ts'

const tokenNote = hasPage(paths.claim) ? ` ${text.tokenNote}` : ''
const steps = [
  { season: 'dawn', Drawing: Ride, title: text.learn, note: text.learnNote },
  { season: 'winter', Drawing: Quiz, title: text.quiz, note: text.quizNote },
  { season: 'fall', Drawing: Certificate, title: text.certificate, note: text.certificateNote + tokenNote },
]

/** What the journey is, for learners who have just begun it: three pictures, each with a sentence. */
export function FirstSteps() {
  return (
    <section className="first-steps grid gap-3">
      <h2 className="text-[1.5rem]">{text.title}</h2>
      <ol className="panel grid gap-[0.9rem] p-[0.9rem] beside:grid-cols-3">
        {steps.map(({ season, Drawing, title, note }) => (
          <li key={season} data-season={season}>
            <svg viewBox="0 0 120 80" aria-hidden="true">
              <Drawing />
            </svg>
            <div>
              <h3 className="text-[1.25rem]">{title}</h3>
              <p className="mt-[0.15rem] text-[0.9375rem]/[1.35] text-soft">{note}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The train pulls in at a station. */
function Ride() {
  return (
    <>
      <path className="fill-season" opacity=".3" d="M0 42q22-24 50-8t42-10 28 6v50H0z" />
      <path className="fill-season" opacity=".55" d="M0 54q36-12 66-4t54-8v38H0z" />
      <path className="fill-season" d="M0 66h120v14H0z" />
      <path className="stroke-card" strokeWidth="4" d="M0 65h120" />
      <svg x="-94" y="24" width="180" height="40" viewBox="-300 -65 300 66.700" aria-hidden="true">
        <TrainDrawing />
      </svg>
      <circle className="fill-card stroke-season" strokeWidth="3.5" cx="102" cy="65" r="8" />
    </>
  )
}

/** Three answers, one of them right. */
function Quiz() {
  return (
    <>
      <rect className="fill-card" x="20" y="8" width="80" height="64" rx="8" />
      <rect className="fill-season" x="29" y="16" width="44" height="6" rx="3" />
      <rect className="fill-right" x="28" y="41" width="64" height="12" rx="4" />
      <path
        className="stroke-card"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m33 47 2.500 2.500 4.500-5"
      />
      <g className="stroke-field" strokeWidth="1.5">
        <rect x="29" y="28" width="62" height="10" rx="4" />
        <rect x="29" y="56" width="62" height="10" rx="4" />
      </g>
    </>
  )
}

/** The ticket with its stripe, some of its holes and its stamp. */
function Certificate() {
  const width = 92 / programmes.length
  return (
    <>
      <rect className="fill-card" x="14" y="13" width="92" height="54" rx="7" />
      {programmes.map(({ id, season }, index) => (
        <rect
          key={id}
          data-season={season}
          className="fill-season"
          x={14 + index * width}
          y="20"
          width={width}
          height="6"
        />
      ))}
      <rect className="fill-ink" x="21" y="33" width="34" height="5" rx="2.500" />
      {programmes.slice(0, 3).map(({ id, season, modules: [first] }, index) => (
        <svg
          key={id}
          data-season={season}
          x={21 + index * 18}
          y="46"
          width="14"
          height="14"
          aria-hidden="true"
        >
          <Punch number={first?.number ?? 1} className="text-season" />
        </svg>
      ))}
      <path className="stroke-field" strokeWidth="1.5" strokeDasharray="3" d="M78 29v36" />
      <g className="stroke-season" strokeLinecap="round" strokeLinejoin="round" transform="rotate(-8 92 47)">
        <circle cx="92" cy="47" r="10" />
        <path d="m87.500 47 3.200 3.200 6-6.500" />
      </g>
    </>
  )
}
