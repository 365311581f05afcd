import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './room.en.ts'

/** Of this class, without the place in its page. */
const ownLink = () => location.href.replace(/#.*/, '')

/** Where a page is not served by HTTPS there is no clipboard. */
export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(ownLink())
    showToast(text.linkCopied, 'alert-success')
  } catch {
    showToast(text.linkNotCopied, 'alert-error')
  }
}

/** By what the device shares with, where it has such a thing; who has looked at that and gone back wanted nothing else. */
export function invite(): Promise<void> {
  if (!navigator.share) return copyLink()
  return navigator.share({ url: ownLink() }).catch((error: Error) => {
    if (error.name !== 'AbortError') return copyLink()
  })
}
