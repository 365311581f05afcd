import { useTask } from '#features/identity/web/failures/use-task.ts'
import type { exportAccount } from '#features/own-data/contract.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { saveJson } from '#platform/web/lib/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import * as text from './account.en.tsx'
import { AccountSection } from './account-section.tsx'

export function DownloadSection() {
  const { busy, run } = useTask()
  const download = () =>
    run(async () =>
      saveJson(
        'edutrain-my-data.json',
        await callApi<ReturnType<typeof exportAccount>>('GET', '/api/account/export'),
      ),
    )
  return (
    <AccountSection title={text.dataTitle} note={text.dataNote}>
      <Button look="outline" busy={busy} onClick={download}>
        {text.download}
      </Button>
    </AccountSection>
  )
}
