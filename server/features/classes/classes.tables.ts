/** That a learner went to the class of a module; `attended_at` in ms is the first time. */
export interface AttendanceTable {
  account_id: string
  module_number: number
  attended_at: number
}

/**
 * What is announced of the class of a module, above what the content says. `link` is '' where the content's holds;
 * `notes` is JSON, words by language. `time_zone` is the one the time was set in; times are in ms.
 */
export interface ClassAnnouncementTable {
  module_number: number
  link: string
  next_class_at: number | null
  time_zone: string
  notes: string
  changed_at: number
}
