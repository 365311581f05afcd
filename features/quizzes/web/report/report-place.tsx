import { Suspense } from 'react'
import { latePart } from '#platform/web/lib/late-page.tsx'
import type { ReportButtonProps } from './report-button.tsx'

const ReportButton = latePart<ReportButtonProps>(() =>
  import('./report-button.tsx').then((part) => part.ReportButton),
)

/** Its room is kept, so that nothing moves when its code comes. */
export const ReportPlace = (question: ReportButtonProps) => (
  <div className="report min-h-11">
    <Suspense>
      <ReportButton {...question} />
    </Suspense>
  </div>
)
