import { writeFileSync } from 'node:fs'
import { CommandError } from '#app/server/commands/command.ts'
import type { Config } from '#platform/server/feature.ts'
import { makeSafeBatch } from '#wagons/token/contract/safe-batch.ts'
import type { TokenTransaction } from '#wagons/token/contract/token-desk.ts'
import { chainOf } from '#wagons/token/server/known-chains.ts'

interface Words {
  readonly does: string
  readonly next: string
}

/** On the standard output; `file` gets it as a Safe imports it. @throws CommandError when that cannot be written */
export async function showTransaction(
  { token }: Config,
  { chainId, to, data }: TokenTransaction,
  { does, next }: Words,
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
  const batch = makeSafeBatch(
    {
      ...{ name: 'EduTrain token', description: does, createdAt: Date.now(), chainId },
      transactions: [{ to, data }],
    },
    (text) => keccak256(stringToBytes(text)),
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
