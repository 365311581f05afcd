/** `attended_at` in ms is the first time. */
export interface AttendanceTable {
  account_id: string
  module_number: number
  attended_at: number
}

/** `link` is '' where the content's holds; `notes` is JSON, words by language. Times are in ms. */
export interface ClassAnnouncementTable {
  module_number: number
  link: string
  next_class_at: number | null
  time_zone: string
  notes: string
  changed_at: number
}
