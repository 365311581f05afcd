/** That a learner went to the class of a module; `attended_at` in ms is the first time. */
export interface AttendanceTable {
  account_id: string
  module_number: number
  attended_at: number
}
