import { Suspense } from 'react'
import { latePart } from '#web/lib/late-page.tsx'
import type { ClassroomProps, HostToolsProps } from './classroom/lead.ts'

const Classroom = latePart<ClassroomProps>(() =>
  import('./classroom/classroom.tsx').then((part) => part.Classroom),
)

/** For the few who hold a class: once they do. */
const HostTools = latePart<HostToolsProps>(
  () => import('./host/host-tools.tsx').then((part) => part.HostTools),
  () => Promise.resolve(),
)

/** The class below its film: it comes once the page is there. */
export const ClassroomPlace = (props: Omit<ClassroomProps, 'HostTools'>) => (
  <Suspense>
    <Classroom {...props} HostTools={HostTools} />
  </Suspense>
)
