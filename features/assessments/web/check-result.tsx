import type { AssessmentResult } from '#features/assessments/contract.ts'
import { stations } from '#features/modules/web/stations.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './assessment.en.ts'

/** No number: one sentence on where to begin, and the ways there. */
export function CheckResult({ result: { beginAt } }: { readonly result: AssessmentResult }) {
  const known = stations.map(({ number }) => number).filter((number) => !beginAt || number < beginAt)
  return (
    <section aria-labelledby="where-to-begin" className="grid gap-[0.9rem]">
      <h2 id="where-to-begin" className="text-[1.75rem]/[1.15]">
        {text.whereToBegin}
      </h2>
      <p className="text-lg">{sentenceOn(known, beginAt)}</p>
      {known.length > 0 && (
        <ul className="flex flex-wrap gap-x-6">
          {known.map((number) => (
            <li key={number}>
              <Link to={paths.module(number)} className="text-link">
                {text.toQuiz(number)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {beginAt !== null && (
        <Link to={paths.lesson(beginAt)} className={`${buttonClass()} w-full`}>
          {text.thenRead(beginAt)}
        </Link>
      )}
      <Link to={paths.dashboard} className={`${buttonClass('outline')} w-full`}>
        {text.toDashboard}
      </Link>
    </section>
  )
}

/** `known`: the modules before the first one that is not known. */
function sentenceOn(known: readonly number[], beginAt: number | null): string {
  if (beginAt === null) return text.knowsAll
  if (known.length === 0) return text.knowsNone(beginAt)
  const modules = new Intl.ListFormat(pageLanguage).format(known.map(String))
  return (known.length === 1 ? text.knownModule : text.knownModules)(modules)
}
