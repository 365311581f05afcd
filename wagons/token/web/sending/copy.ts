import { showToast } from '#platform/web/ui/toast.tsx'

export function copy(code: string, said: { readonly copied: string; readonly copyFailed: string }): void {
  // Not every page has it: only those of a site with a certificate.
  Promise.resolve(navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'))).then(
    () => showToast(said.copied, 'alert-success'),
    () => showToast(said.copyFailed, 'alert-error'),
  )
}

interface SharedWords {
  readonly linkCopied: string
  readonly shareFailed: string
}

export const copyLink = (url: string, { linkCopied, shareFailed }: SharedWords) =>
  copy(url, { copied: linkCopied, copyFailed: shareFailed })

/** In the device's own dialog where it has one, else by the clipboard. */
export async function shareLink(words: string, url: string, said: SharedWords): Promise<void> {
  // Not every browser has it, whatever the types say.
  if (!('share' in navigator)) return copyLink(url, said)
  try {
    await navigator.share({ text: words, url })
  } catch (error) {
    // The learner closed that dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      showToast(said.shareFailed, 'alert-error')
  }
}
