import { Suspense } from 'react'
import { isKnownOperator, useStoredSession } from '#features/identity/web/session.ts'
import { latePart } from '#platform/web/lib/late-page.tsx'
import type { ClassroomProps, HostToolsProps } from './connection/room-props.ts'

const Classroom = latePart<ClassroomProps>(() =>
  import('./room/classroom.tsx').then((part) => part.Classroom),
)

/** For the few who hold a class: once they do. */
const HostTools = latePart<HostToolsProps>(
  () => import('./host/host-tools.tsx').then((part) => part.HostTools),
  () => Promise.resolve(),
)

/** The class below its film: it comes once the page is there. */
export const ClassroomPlace = (props: Omit<ClassroomProps, 'HostTools'>) => (
  <Suspense fallback={<RoomForDoor />}>
    <Classroom {...props} HostTools={HostTools} />
  </Suspense>
)

/** As high as the door that comes, which asks a visitor less than a learner. */
function RoomForDoor() {
  const isLearner = useStoredSession()
  const caller = !isLearner ? 'visitor' : isKnownOperator() ? 'host' : 'learner'
  return <div className="classroom-room" data-for={caller} aria-hidden="true" />
}
