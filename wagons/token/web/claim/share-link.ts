import { showToast } from '#platform/web/ui/toast.tsx'
import { copy } from '../sending/copy.ts'
import * as text from './claim.en.ts'

export const copyLink = (url: string) => copy(url, { copied: text.linkCopied, copyFailed: text.shareFailed })

/** In the device's own dialog where it has one, else by the clipboard. */
export async function shareLink(words: string, url: string): Promise<void> {
  // Not every browser has it, whatever the types say.
  if (!('share' in navigator)) return copyLink(url)
  try {
    await navigator.share({ text: words, url })
  } catch (error) {
    // The learner closed that dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      showToast(text.shareFailed, 'alert-error')
  }
}
