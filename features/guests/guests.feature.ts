import { deleteIdleGuests } from '#features/identity/server/identity.facade.ts'
import { day, hour } from '#platform/server/clock/clock.ts'
import type { Feature } from '#platform/server/feature.ts'
import { inBatches } from '#platform/server/scheduler/in-batches.ts'
import * as contract from './contract.ts'
import { adoptGuest } from './server/adopt-guest.ts'
import { getFirstQuestion } from './server/get-first-question.ts'

/** As the card of a guest says it. */
const idleDays = 60

/** Those who play without an account, on one device; what they did can go over to an account. */
export const guests: Feature = {
  name: 'guests',
  routes: ({ serve }, parts) => {
    serve(contract.adoptGuest, ({ caller, body }) => adoptGuest(parts, caller.id, body.idToken))
    serve(contract.getFirstQuestion, async ({ params, chooseLanguage }) =>
      getFirstQuestion(parts, params.moduleNumber, chooseLanguage),
    )
  },
  tasks: ({ db, clock, config }) => [
    {
      name: 'idle-guests',
      what: 'removes guests, who have no account, once they have not been here for 60 days',
      every: hour,
      run: inBatches(db, async (tx, most) =>
        // Those of a hosted service cannot be told from other accounts without an e-mail.
        config.identity.mode === 'firebase' ? 0 : deleteIdleGuests(tx, clock() - idleDays * day, most),
      ),
    },
  ],
}
