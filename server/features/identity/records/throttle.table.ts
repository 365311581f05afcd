/**
 * Something counted, shared by all processes. `key` is a SHA-256 and names nobody. Times are in ms: for a window its
 * start, for attempts the last one. From `expires_at` on the row counts as absent and may be removed.
 */
export interface ThrottleTable {
  key: string
  count: number
  window_started_at: number
  expires_at: number
}
