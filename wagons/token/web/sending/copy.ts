import { showToast } from '#platform/web/ui/toast.tsx'

export function copy(code: string, said: { readonly copied: string; readonly copyFailed: string }): void {
  // Not every page has it: only those of a site with a certificate.
  Promise.resolve(navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'))).then(
    () => showToast(said.copied, 'alert-success'),
    () => showToast(said.copyFailed, 'alert-error'),
  )
}
