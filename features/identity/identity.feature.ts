import { day, hour } from '#platform/server/clock/clock.ts'
import { advice } from '#platform/server/doctor/finding.ts'
import type { Feature } from '#platform/server/feature.ts'
import { inBatches } from '#platform/server/scheduler/in-batches.ts'
import { checkHostedSettings } from './server/hosted/hosted-rules.ts'
import { identitySettings } from './server/identity.config.ts'
import { registerIdentityRoutes } from './server/identity.routes.ts'
import { idleWarning } from './server/idle-period.ts'
import { deleteOldActionCodes } from './server/records/action-code.store.ts'
import { deleteOldRedirects } from './server/records/provider-redirect.store.ts'
import { deleteIdleTokens } from './server/records/refresh-token.store.ts'
import { idleSince } from './server/sessions/session.ts'

/** So long expired codes and redirects are told from made-up ones. */
const codeDays = 30
const redirectDays = 1

import { privacyNotices } from './server/privacy-notices.ts'

export const identity: Feature = {
  name: 'identity',
  settings: { identity: identitySettings },
  checkSettings: (config, env) => checkHostedSettings(config.identity, config.server, env),
  examine: async (config) => {
    const warning = idleWarning(config)
    return warning === undefined ? [] : [advice(warning, 'Set SMTP_URL.')]
  },
  asks: ({ identity }) => [identity.oidcIssuer],
  routes: ({ app, serve }, parts) => registerIdentityRoutes(app, parts.identity, serve),
  tasks: ({ db, clock }) => [
    {
      name: 'idle-sessions',
      what: 'removes sessions that have not been used for 180 days',
      every: hour,
      run: inBatches(db, (tx, most) => deleteIdleTokens(tx, idleSince(clock()), most)),
    },
    {
      name: 'action-codes',
      what: 'removes codes of emails 30 days after they expired, with the email address they were sent to',
      every: hour,
      run: inBatches(db, (tx, most) => deleteOldActionCodes(tx, clock() - codeDays * day, most)),
    },
    {
      name: 'provider-redirects',
      what: 'removes what was kept for a login by another identity provider a day ago',
      every: hour,
      run: inBatches(db, (tx, most) => deleteOldRedirects(tx, clock() - redirectDays * day, most)),
    },
  ],
  privacyNotices,
  usedTables: ['linked_identities'],
}
