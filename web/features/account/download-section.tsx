import { Button } from '#web/ui/button.tsx'
import { useTask } from '../use-task.ts'
import * as text from './account.en.tsx'
import { AccountSection } from './account-section.tsx'
import { exportAccount } from './export-account.ts'

/** Everything the server knows of the learner, as a file. */
export function DownloadSection() {
  const { busy, run } = useTask()
  const download = () => run(async () => saveFile('edutrain-my-data.json', await exportAccount()))
  return (
    <AccountSection title={text.dataTitle} note={text.dataNote}>
      <Button look="outline" busy={busy} onClick={download}>
        {text.download}
      </Button>
    </AccountSection>
  )
}

function saveFile(name: string, data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
