import { CommandError } from '../command.ts'

export async function rehearse(_port: string | undefined): Promise<void> {
  throw new CommandError('not yet')
}
