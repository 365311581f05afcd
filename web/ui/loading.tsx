/** Shown while a page is on its way. */
export function Loading() {
  return (
    <div role="status" className="loading-page">
      Loading…
    </div>
  )
}
