// `npm run operator -- add EMAIL`, `remove EMAIL` or `list`: who may open /operator. A server may be running.
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { addOperator } from '#server/features/identity/operators/add-operator.ts'
import { listOperators } from '#server/features/identity/operators/list-operators.ts'
import { removeOperator } from '#server/features/identity/operators/remove-operator.ts'
import { openDatabase } from '#server/open-database.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

const by = 'npm run operator'
const [act, email, ...rest] = parseArgs({ allowPositionals: true }).positionals
const isKnown = act === 'list' ? !email : (act === 'add' || act === 'remove') && email && rest.length === 0
if (!isKnown) {
  console.error('Usage: npm run operator -- add EMAIL | remove EMAIL | list')
  process.exit(2)
}

const config = readConfig(process.env)
const db = await openDatabase(config)
const deps = { db, clock: systemClock }
process.exitCode = await run()
await db.destroy()

async function run(): Promise<number> {
  if (act === 'list') return list()
  const outcome =
    act === 'add' ? await addOperator(deps, email ?? '', by) : await removeOperator(deps, email ?? '', by)
  if (outcome instanceof Refusal) {
    console.error(outcome.message)
    return 1
  }
  if ('added' in outcome)
    console.log(`${email} ${outcome.added ? 'is an operator now' : 'was an operator before'}.`)
  else console.log(`${email} ${outcome.removed ? 'is no operator any more' : 'was no operator'}.`)
  if (act === 'remove' && config.identity.operatorEmails.includes(email?.toLowerCase() ?? ''))
    console.log('But OPERATOR_EMAILS names it still.')
  return 0
}

async function list(): Promise<number> {
  for (const { email, isVerified, since } of await listOperators(db))
    console.log(
      `${email}, since ${new Date(since).toISOString()}${isVerified ? '' : ', not verified any more'}`,
    )
  for (const email of config.identity.operatorEmails) console.log(`${email}, by OPERATOR_EMAILS`)
  return 0
}
