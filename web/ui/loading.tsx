import * as text from './ui.en.ts'

/** Shown while a page is on its way; when that takes long it says so, also before any script is there. */
export function Loading() {
  return (
    <div role="status" className="loading-page">
      <p>
        {text.loading}
        <span className="loading-slowly">{text.loadingSlowly}</span>
      </p>
    </div>
  )
}
