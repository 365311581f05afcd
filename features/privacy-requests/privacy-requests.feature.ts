import { exportIdleNotice } from '#features/accounts/server/idle/tell-idle-accounts.ts'
import { schemasOf } from '#features/own-data/server/read-own-data.ts'
import { timestamp } from '#platform/contract/values.ts'
import { day, hour } from '#platform/server/clock/clock.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { inBatches } from '#platform/server/scheduler/in-batches.ts'
import * as contract from './contract.ts'
import { deleteLearner } from './server/delete-learner.ts'
import { exportLearnerData } from './server/export-learner-data.ts'
import { addPrivacyRequest, finishPrivacyRequest } from './server/keep-privacy-request.ts'
import { exportPrivacyRequests, listPrivacyRequests } from './server/list-privacy-requests.ts'
import { privacyNotices } from './server/privacy-notices.ts'
import { deleteDone, forgetPerson } from './server/privacy-request.store.ts'
import { waitingWork } from './server/waiting-work.ts'

/** After a request was done. */
const keptDays = 365

/** What learners ask of what is kept of them, for the people who run the site. */
export const privacyRequests: Feature = {
  name: 'privacy-requests',
  routes({ serve }, parts) {
    serve(contract.listPrivacyRequests, ({ query }) => listPrivacyRequests(parts, query))
    serve(contract.addPrivacyRequest, ({ caller, body }) => addPrivacyRequest(parts, caller, body))
    serve(contract.finishPrivacyRequest, ({ caller, params, body }) =>
      finishPrivacyRequest(parts, caller, { id: params.requestId, note: body.note }),
    )
    serve(contract.exportLearnerData(schemasOf(parts.ownData)), ({ caller, params }) =>
      exportLearnerData(parts, caller, params.requestId),
    )
    serve(contract.deleteLearner, ({ caller, params, body }) =>
      deleteLearner(parts.identity, caller, { id: params.requestId, email: body.email }),
    )
  },
  tasks: ({ db, clock }) => [
    {
      name: 'privacy-requests',
      what: 'removes requests about personal data 12 months after they were done',
      every: hour,
      run: inBatches(db, (tx, most) => deleteDone(tx, clock() - keptDays * day, most)),
    },
  ],
  // Who waits for an answer is there.
  usedTables: ['privacy_requests'],
  keepingTables: ['privacy_requests'],
  privacyNotices,
  waitingWork: () => waitingWork,
  ownData: {
    privacyRequests: ownData(contract.privacyRequestsExport, (db, { id }) => exportPrivacyRequests(db, id)),
    idleNotice: ownData(timestamp.nullable(), (db, { id }) => exportIdleNotice(db, id)),
  },
  erase: (tx, { uid }) => forgetPerson(tx, uid),
}
