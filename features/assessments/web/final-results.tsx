import type { Assessment, AssessmentResult } from '#features/assessments/contract.ts'
import { stationOf } from '#features/modules/web/stations.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './assessment.en.ts'
import { useShown } from './read-assessment.ts'

const day = dateText({ dateStyle: 'long' })
const moment = dateText({ dateStyle: 'long', timeStyle: 'short' })

/** The last try in full, with what to read again and who may see it; those before it in a line each. */
export function FinalResults({ assessment }: { readonly assessment: Assessment }) {
  const { results, opensAt, status, isResultShown, hours } = assessment
  const last = results.at(-1)
  const earlier = results.slice(0, -1)
  const { choose, isShown } = useShown('after', isResultShown)
  if (!last) return null
  return (
    <>
      {last.right === null ? (
        <h2 className="text-2xl">{text.noResult}</h2>
      ) : (
        <h2 className="final-number font-display">
          <span>{text.rightOf(last.right, last.questionCount)}</span>
          <span className="text-xl/[1.2]">{text.correct}</span>
        </h2>
      )}
      <p className="text-soft">{tryOn(last)}</p>
      {last.open ? <ReadAgain open={last.open} /> : <p>{text.gaveUp(hours)}</p>}
      {(isResultShown || results.some(({ isWhole }) => isWhole)) && (
        <label className="flex cursor-pointer items-start gap-3 py-2">
          <input
            type="checkbox"
            className="size-6 flex-none accent-winter"
            checked={isShown}
            aria-describedby="show-note"
            onChange={({ currentTarget }) => choose(currentTarget.checked)}
          />
          <span>
            {text.show}
            <span id="show-note" className="block text-[0.9375rem]/[1.35] text-soft">
              {text.showNote}
            </span>
          </span>
        </label>
      )}
      {opensAt !== null && <p>{text.opensAgain(moment(opensAt))}</p>}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-tries">
          <h3 id="earlier-tries" className="text-xl">
            {text.earlier}
          </h3>
          <ul>
            {earlier.map((result) => (
              <li key={result.tryNumber}>
                {result.right === null ? text.noResult : text.rightOf(result.right, result.questionCount)} ·{' '}
                {tryOn(result)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link
        to={paths.certificate}
        className={`${buttonClass(status === 'ready' ? 'outline' : 'solid')} w-full`}
      >
        {text.toCertificate}
      </Link>
    </>
  )
}

const tryOn = ({ tryNumber, endedAt }: AssessmentResult) =>
  tryNumber === 1 ? text.firstTry(day(endedAt)) : text.laterTry(tryNumber, day(endedAt))

function ReadAgain({ open }: { readonly open: NonNullable<AssessmentResult['open']> }) {
  if (open.length === 0) return <p>{text.nothingToRead}</p>
  return (
    <section aria-labelledby="read-again">
      <h3 id="read-again" className="text-xl">
        {text.readAgain}
      </h3>
      <ul>
        {open.map((number) => (
          <li key={number}>
            <Link to={paths.lesson(number)} className="text-link">
              {text.module(number, stationOf(number)?.title ?? '')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
