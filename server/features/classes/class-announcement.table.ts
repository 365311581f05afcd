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
