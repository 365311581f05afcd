import type { AddRows, AuthorisationRows, Owner } from '#workshop/testing/authorisation/authorisation-row.ts'
import { addTestClass } from './class-rows.ts'

const heldClassOf = ({ ids }: Owner) => ({ params: { classId: ids['held class'] ?? '' } })

let nicknames = 0
const nextNickname = () => `Traveller ${++nicknames}`

export const authorisationRows: AuthorisationRows = {
  'POST /api/modules/:moduleNumber/classroom/tickets': {
    input: () => ({ body: { nickname: nextNickname(), shape: 'bell', showsName: true } }),
  },
  'POST /api/operator/classrooms/:moduleNumber/tickets': {
    reach: 'all',
    status: 409,
    input: () => ({ params: { moduleNumber: '2' }, body: { nickname: 'Host' } }),
  },
  'GET /api/operator/classrooms/:moduleNumber/questions': { reach: 'all' },
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

export const namesNoRow = ['nickname', 'shape']

/** A part in a class that is held. */
export const addRows: AddRows = async (app, { uid }) => {
  const { id, words } = await addTestClass(app, uid)
  return { ids: { 'held class': id }, secrets: words }
}
