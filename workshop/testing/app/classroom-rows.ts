import type { AuthorisationRow, Owner } from './authorisation-row.ts'

const someModule = () => ({ params: { moduleNumber: '1' } })
const heldClassOf = ({ classId }: Owner) => ({ params: { classId } })

let nicknames = 0
const nextNickname = () => `Traveller ${++nicknames}`

/** How the endpoints of classes are called. */
export const classroomRows: Readonly<Record<string, AuthorisationRow>> = {
  'GET /api/modules/:moduleNumber/classroom': { reach: 'none', input: someModule },
  'POST /api/modules/:moduleNumber/classroom/tickets': {
    reach: 'caller',
    input: () => ({ ...someModule(), body: { nickname: nextNickname(), shape: 'bell', showsName: true } }),
  },
  'POST /api/operator/classrooms/:moduleNumber/tickets': {
    reach: 'all',
    status: 409,
    input: () => ({ params: { moduleNumber: '2' }, body: { nickname: 'Host' } }),
  },
  'GET /api/operator/classrooms/:moduleNumber/questions': { reach: 'all', input: someModule },
  'GET /api/operator/held-classes': { reach: 'all' },
  'GET /api/operator/held-classes/:classId': { reach: 'all', input: heldClassOf },
  'POST /api/operator/held-classes/:classId/attendance.csv': { reach: 'all', input: heldClassOf },
  'GET /api/operator/class-reports': { reach: 'all' },
  'PUT /api/operator/class-reports/:reportId/closed': {
    reach: 'all',
    status: 404,
    input: () => ({ params: { reportId: crypto.randomUUID() }, body: { note: 'Spoken to' } }),
  },
}
