// `npm run token -- deploy|set-root|revoke|verify|source`: shows the owner's transactions of the token's contract, and
// never sends one.

import { writeFileSync } from 'node:fs'
import { CommandError, runCommand, UsageError, withDatabase } from '#app/server/commands/command.ts'
import { SettingError } from '#platform/server/config/settings.ts'
import type { Config } from '#platform/server/feature.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { makeSafeBatch } from '#wagons/token/contract/safe-batch.ts'
import type { TokenTransaction } from '#wagons/token/contract/token-desk.ts'
import { getDeployTransaction, getRootTransaction } from '#wagons/token/server/desk/get-transactions.ts'
import { revokeTransaction } from '#wagons/token/server/desk/transactions.ts'
import type { MetadataPlace } from '#wagons/token/server/documents/token-documents.ts'
import { chainOf } from '#wagons/token/server/known-chains.ts'
import { findClaimToRevoke } from './claim-to-revoke.ts'
import { siteOf } from './site-of.ts'
import { showSource } from './source.ts'
import { verify } from './verify.ts'

const usage =
  'token -- deploy --owner ADDRESS [--metadata site|contract] | set-root [--file FILE] | revoke ID [--file FILE] | verify [--owner ADDRESS] | source [--owner ADDRESS]'

refuseKeys(process.argv.slice(2))

const options = { owner: { type: 'string' }, file: { type: 'string' }, metadata: { type: 'string' } } as const

await runCommand(usage, options, async ({ values: { owner, file, metadata }, positionals, config }) => {
  const [verb, id, ...rest] = positionals
  const takes = (...known: (string | undefined)[]) => {
    const given = [owner, file, metadata].filter((value) => value !== undefined)
    if (rest.length > 0 || given.some((value) => !known.includes(value))) throw new UsageError()
    if (id !== undefined && verb !== 'revoke') throw new UsageError()
  }
  if (verb === 'deploy') {
    takes(owner, file, metadata)
    if (owner === undefined)
      throw new CommandError('--owner is missing: the address of the wallet that will own the contract.')
    if (metadata !== undefined && metadata !== 'site' && metadata !== 'contract')
      throw new CommandError('--metadata must be site or contract.')
    await deploy(config(), owner, metadata ?? 'site', file)
  } else if (verb === 'set-root') {
    takes(file)
    await setRoot(config(), file)
  } else if (verb === 'revoke' && id !== undefined) {
    takes(file)
    await revoke(config(), id, file)
  } else if (verb === 'verify') {
    takes(owner)
    await verify(config(), owner)
  } else if (verb === 'source') {
    takes(owner)
    await showSource(config(), owner)
  } else throw new UsageError()
})

async function deploy(
  config: Config,
  owner: string,
  metadata: MetadataPlace,
  file: string | undefined,
): Promise<void> {
  needsChain(config)
  const made = await getDeployTransaction(
    { settings: config.token, ...(await siteOf(config)) },
    owner,
    metadata,
  )
  if (made instanceof Refusal)
    throw new CommandError(made.code === 'invalid-input' ? `--${made.message}` : made.message)
  if (file !== undefined)
    throw new CommandError(
      '--file: a Safe cannot create a contract from a file. Send it from any wallet: its only owner will be the address of --owner.',
    )
  await showTransaction(config, made.transaction, {
    does: `Creates the contract for the tokens. Its owner will be ${owner}; the wallet that sends it gets no rights. The description of every token will be ${metadata === 'site' ? `at ${made.metadataUrl}` : `in the contract (${made.metadataUrl.length} bytes)`}, for good.`,
    next: 'When it is in a block, set TOKEN_CONTRACT to the address of the new contract, start the server again, and run: npm run token -- verify',
  })
  if (!config.server.publicUrl)
    console.error('PUBLIC_URL is not set, so this contract would name localhost: good for a rehearsal only.')
}

async function setRoot(config: Config, file: string | undefined): Promise<void> {
  needsContract(config)
  const made = await withDatabase(config, (db) => getRootTransaction({ db, settings: config.token }))
  if (made instanceof Refusal) throw new CommandError(made.message)
  const { root, entries, madeAt, id } = made.list
  const day = new Date(madeAt).toISOString()
  await showTransaction(
    config,
    made.transaction,
    {
      does: `Puts reward list ${id} of ${day} on the chain: ${entries} ${entries === 1 ? 'learner' : 'learners'}, root ${root}. Learners who are only on an earlier list can no longer claim.`,
      next: 'The owner of the contract has to send it. Then run: npm run token -- verify',
    },
    file,
  )
}

async function revoke(config: Config, id: string, file: string | undefined): Promise<void> {
  needsContract(config)
  const claim = await withDatabase(config, (db) => findClaimToRevoke(db, id))
  if (claim.warning) console.error(claim.warning)
  await showTransaction(
    config,
    await revokeTransaction(config.token, claim.claimId),
    {
      does: `Ends the claim ${claim.claimId} for good: a token of it is taken away, and it can never be claimed again.`,
      next: 'The owner of the contract has to send it.',
    },
    file,
  )
}

/** On the standard output; `file` gets it as a Safe imports it. @throws CommandError when that cannot be written */
async function showTransaction(
  { token }: Config,
  { chainId, to, data }: TokenTransaction,
  { does, next }: { readonly does: string; readonly next: string },
  file?: string,
): Promise<void> {
  console.log(
    [
      does,
      '',
      `chain: ${chainId} (${chainOf(token)?.name})`,
      `to:    ${to ?? '(none: it creates a contract)'}`,
      'value: 0',
      `data:  ${data}`,
      '',
      next,
    ].join('\n'),
  )
  if (file === undefined || to === null) return
  const { keccak256, stringToBytes } = await import('viem/utils')
  const parts = { name: 'EduTrain token', description: does, createdAt: Date.now(), chainId }
  const batch = makeSafeBatch({ ...parts, transactions: [{ to, data }] }, (text) =>
    keccak256(stringToBytes(text)),
  )
  try {
    writeFileSync(file, `${JSON.stringify(batch, null, 2)}\n`, { flag: 'wx' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EEXIST' ? 'there is such a file already' : code
    throw new CommandError(`--file ${file} cannot be written: ${reason}.`)
  }
  console.error(`\n${file}: for the Transaction Builder of a Safe ("Drag and drop a JSON file").`)
}

function needsChain({ token }: Config): void {
  if (token.chainId === 0)
    throw new SettingError('TOKEN_CHAIN_ID must be set: the number of the chain (EIP-155).')
}

function needsContract(config: Config): void {
  needsChain(config)
  if (config.token.contract === '')
    throw new SettingError(
      'TOKEN_CONTRACT must be set: the address of the contract. npm run token -- deploy makes one.',
    )
}

/** A caller who passes a key has to learn at once that it was in vain, and is now in the shell's history. */
function refuseKeys(args: readonly string[]): void {
  const keyLike = /^--?(.*(private|secret|mnemonic|seed|keystore|passphrase|key).*|[ki])(=|$)/i
  const option = args.find((argument) => keyLike.test(argument))?.split('=')[0]
  if (option === undefined) return
  console.error(
    `${option}: this command reads no key and sends nothing. It shows transactions for a wallet to send. If that was a real key, it now is in your shell's history: use that wallet no longer.`,
  )
  process.exit(2)
}
