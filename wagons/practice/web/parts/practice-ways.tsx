import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './practice.en.ts'

export function PracticeWays({ moduleNumber }: { readonly moduleNumber: number }) {
  return (
    <nav aria-label={text.waysOn} className="grid gap-3">
      <Link to={paths.dashboardModule(moduleNumber)} className={`${buttonClass()} w-full`}>
        {text.toDashboard}
      </Link>
      <Link to={paths.lesson(moduleNumber)} className={`${buttonClass('outline')} w-full`}>
        {text.toLesson}
      </Link>
    </nav>
  )
}
