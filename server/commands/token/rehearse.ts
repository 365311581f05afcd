import { requireBuiltPages } from '#server/pages/pages.ts'
import { stopOnSignal } from '#server/process/stop.ts'
import { CommandError } from '../command.ts'

/** A site and a chain on this machine alone, until Ctrl-C; nothing of them stays. @throws CommandError SettingError */
export async function rehearse(port: string | undefined): Promise<void> {
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536))
    throw new CommandError('--port must be a whole number from 1 to 65535.')
  requireBuiltPages()
  await requireAnvil()
  const { openRehearsal } = await import('#server/testing/chain/rehearsal.ts')
  console.error('Starting a chain, a site and its learners. This takes up to a minute.')
  const { app, words } = await openRehearsal(port === undefined ? undefined : Number(port))
  stopOnSignal(app)
  console.log(words)
}

async function requireAnvil(): Promise<void> {
  const { foundryProgram } = await import('#server/testing/chain/foundry.ts')
  try {
    foundryProgram('anvil')
  } catch {
    throw new CommandError(
      'The rehearsal needs anvil, a local chain, which is not installed: it comes with the packages for development. Run npm ci (without --omit=dev) first.',
    )
  }
}
