import { hour } from '#platform/server/clock/clock.ts'
import type { Feature } from '#platform/server/feature.ts'
import { inBatches } from '#platform/server/scheduler/in-batches.ts'
import { checkHostedSettings } from './server/hosted/hosted-rules.ts'
import { identitySettings } from './server/identity.config.ts'
import { removeIdleSessions, removeOldCodes, removeOldRedirects } from './server/identity.facade.ts'
import { registerIdentityRoutes } from './server/identity.routes.ts'

export const identity: Feature = {
  name: 'identity',
  settings: { identity: identitySettings },
  checkSettings: (config, env) => checkHostedSettings(config.identity, config.server, env),
  asks: ({ identity }) => [identity.oidcIssuer],
  routes: ({ app, serve }, parts) => registerIdentityRoutes(app, parts.identity, serve),
  tasks: ({ db, clock }) => [
    {
      name: 'idle-sessions',
      what: 'removes sessions that have not been used for 180 days',
      every: hour,
      run: inBatches(db, (tx, most) => removeIdleSessions(tx, clock(), most)),
    },
    {
      name: 'action-codes',
      what: 'removes codes of emails 30 days after they expired, with the email address they were sent to',
      every: hour,
      run: inBatches(db, (tx, most) => removeOldCodes(tx, clock(), most)),
    },
    {
      name: 'provider-redirects',
      what: 'removes what was kept for a login by another identity provider a day ago',
      every: hour,
      run: inBatches(db, (tx, most) => removeOldRedirects(tx, clock(), most)),
    },
  ],
  usedTables: ['linked_identities'],
}
