import * as text from './ui.en.ts'
/** Shown while a page is on its way. */
export function Loading() {
  return (
    <div role="status" className="loading-page">
      {text.loading}
    </div>
  )
}
