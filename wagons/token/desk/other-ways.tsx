import { useMutation } from '@tanstack/react-query'
import { saveJson } from '#platform/web/lib/api/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { makeSafeBatch } from '#wagons/token/contract/safe-batch.ts'
import type { TokenTransaction } from '#wagons/token/contract/token-desk.ts'
import * as text from './token.en.ts'

interface OtherWaysProps {
  /** Of the Safe file, in words. */
  readonly description: string
  readonly read: () => Promise<readonly TokenTransaction[]>
}

/** For an owner that is no wallet in this browser. */
export function OtherWays({ description, read }: OtherWaysProps) {
  const save = useMutation({
    mutationFn: async () => saveSafeFile(description, await read()),
    onSuccess: () => showToast(text.fileSaved, 'alert-success'),
    onError: () => showToast(text.otherFault, 'alert-error'),
  })
  return (
    <Button look="outline" busy={save.isPending} onClick={() => save.mutate()}>
      {text.saveSafeFile}
    </Button>
  )
}

export function CopyButton({
  words,
  read,
}: {
  readonly words: string
  readonly read: () => Promise<string>
}) {
  const copy = useMutation({
    mutationFn: async () => navigator.clipboard.writeText(await read()),
    onSuccess: () => showToast(text.copied, 'alert-success'),
    onError: () => showToast(text.copyFailed, 'alert-error'),
  })
  return (
    <Button look="outline" busy={copy.isPending} onClick={() => copy.mutate()}>
      {words}
    </Button>
  )
}

async function saveSafeFile(description: string, all: readonly TokenTransaction[]): Promise<void> {
  const { keccak256, stringToBytes } = await import('viem/utils')
  const transactions = all.flatMap(({ to, data }) => (to === null ? [] : [{ to, data }]))
  const chainId = all[0]?.chainId ?? 0
  const parts = { name: 'EduTrain token', description, createdAt: Date.now(), chainId, transactions }
  saveJson(
    'edutrain-safe.json',
    makeSafeBatch(parts, (words) => keccak256(stringToBytes(words))),
  )
}
