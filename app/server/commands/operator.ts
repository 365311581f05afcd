// `npm run operator -- add EMAIL`, `remove EMAIL`, `reset-second-factor EMAIL` or `list`; works beside a running server.

import { resetSecondFactor } from '#features/identity/server/operations/second-factor/second-factor.ts'
import { addOperator, listOperators, removeOperator } from '#features/operators/server/register-operators.ts'
import { systemClock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Config } from '#platform/server/feature.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { CommandError, runCommand, UsageError, withDatabase } from './command.ts'

const by = 'npm run operator'

const changes = { add: addOperator, remove: removeOperator, 'reset-second-factor': resetSecondFactor }
type Change = keyof typeof changes

const isChange = (verb: string | undefined): verb is Change =>
  verb !== undefined && Object.hasOwn(changes, verb)

const usage = 'operator -- add EMAIL | remove EMAIL | reset-second-factor EMAIL | list'

await runCommand(usage, {}, async ({ positionals, config }) => {
  const [verb, email, ...rest] = positionals
  if (verb === 'list' && !email) {
    const settings = config()
    await withDatabase(settings, (db) => list(db, settings))
  } else if (isChange(verb) && email && rest.length === 0) {
    const settings = config()
    await withDatabase(settings, (db) => change(db, settings, verb, email))
  } else throw new UsageError()
})

async function change(db: Db, config: Config, verb: Change, email: string): Promise<void> {
  const deps = { db, clock: systemClock }
  const outcome = await changes[verb](deps, email, by)
  if (outcome instanceof Refusal) throw new CommandError(outcome.message)
  if ('added' in outcome)
    console.log(`${email} ${outcome.added ? 'is now an operator' : 'was already an operator'}.`)
  else if ('reset' in outcome)
    console.log(
      outcome.reset
        ? `${email} can now log in without a second factor, and should set one up again.`
        : `${email} has no second factor.`,
    )
  else console.log(`${email} ${outcome.removed ? 'is no longer an operator' : 'was not an operator'}.`)
  if (verb === 'remove' && config.identity.operatorEmails.includes(email.toLowerCase()))
    console.log('OPERATOR_EMAILS still lists it: remove it there too.')
}

async function list(db: Db, config: Config): Promise<void> {
  for (const { email, isVerified, since, hasSecondFactor } of await listOperators(db))
    console.log(
      [
        `${email}, since ${new Date(since).toISOString()}`,
        hasSecondFactor ? 'with a second factor' : 'without a second factor',
        ...(isVerified ? [] : ['no longer verified']),
      ].join(', '),
    )
  for (const email of config.identity.operatorEmails) console.log(`${email}, listed in OPERATOR_EMAILS`)
}
