// `npm run operator -- add EMAIL`, `remove EMAIL` or `list`: who may open /operator. A server may be running.
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database.ts'
import { addOperator } from '#server/features/identity/operators/add-operator.ts'
import { listOperators } from '#server/features/identity/operators/list-operators.ts'
import { removeOperator } from '#server/features/identity/operators/remove-operator.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { CommandError, runCommand, UsageError, withDatabase } from './command/command.ts'

const by = 'npm run operator'

await runCommand('operator -- add EMAIL | remove EMAIL | list', {}, async ({ positionals, config }) => {
  const [act, email, ...rest] = positionals
  if (act === 'list' && !email) {
    const settings = config()
    await withDatabase(settings, (db) => list(db, settings))
  } else if ((act === 'add' || act === 'remove') && email && rest.length === 0) {
    const settings = config()
    await withDatabase(settings, (db) => change(db, settings, act, email))
  } else throw new UsageError()
})

async function change(db: Db, config: Config, act: 'add' | 'remove', email: string): Promise<void> {
  const deps = { db, clock: systemClock }
  const outcome = act === 'add' ? await addOperator(deps, email, by) : await removeOperator(deps, email, by)
  if (outcome instanceof Refusal) throw new CommandError(outcome.message)
  if ('added' in outcome)
    console.log(`${email} ${outcome.added ? 'is an operator now' : 'was an operator before'}.`)
  else console.log(`${email} ${outcome.removed ? 'is no operator any more' : 'was no operator'}.`)
  if (act === 'remove' && config.identity.operatorEmails.includes(email.toLowerCase()))
    console.log('But OPERATOR_EMAILS names it still.')
}

async function list(db: Db, config: Config): Promise<void> {
  for (const { email, isVerified, since } of await listOperators(db))
    console.log(
      `${email}, since ${new Date(since).toISOString()}${isVerified ? '' : ', not verified any more'}`,
    )
  for (const email of config.identity.operatorEmails) console.log(`${email}, by OPERATOR_EMAILS`)
}
