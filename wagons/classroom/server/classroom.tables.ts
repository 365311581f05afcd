import type { ClassReport, FigureShape } from '#wagons/classroom/contract/classroom.ts'

/** Times are in ms. */

/** Which process has the room of a module until when; `holder` is new with each start, so that two of one name differ. */
export interface ClassLeaseTable {
  module_number: number
  process: string
  holder: string
  until: number
}

/** Who is in a room, written by its holder; worth nothing once the lease is another's. */
export interface ClassSeatTable {
  module_number: number
  account_id: string
  holder: string
  nickname_key: string
  is_host: 0 | 1
  admitted_at: number
}

/** `class_id` for the host alone. */
export interface ClassTicketTable {
  token_hash: string
  account_id: string
  module_number: number
  nickname: string
  nickname_key: string
  name: string | null
  shape: FigureShape
  class_id: string | null
  issued_at: number
  expires_at: number
}

/** `scene` is JSON of what the host has set, for a process that takes the room over. */
export interface HeldClassTable {
  id: string
  module_number: number
  host_id: string | null
  host: string
  opened_at: number
  host_seen_at: number
  closed_at: number | null
  scene: string
}

export interface ClassPresenceTable {
  class_id: string
  account_id: string
  nickname: string
  first_at: number
  last_at: number
  present_ms: number
  removed_at: number | null
}

/** `number` counts within the class. */
export interface ClassLineTable {
  class_id: string
  account_id: string
  number: number
  seat: number
  nickname: string
  text: string
  said_at: number
  removed_at: number | null
}

/** Mutual: only the learner whose wish it was may take it back. */
export interface ClassHideTable {
  account_id: string
  hidden_id: string
  hidden_at: number
}

/** `last_line` is the number of the class's last line when it was reported. */
export interface ClassReportTable {
  id: string
  account_id: string
  nickname: string
  reported_id: string
  reported_nickname: string
  module_number: number
  class_id: string | null
  last_line: number
  words: string
  reported_at: number
  status: ClassReport['status']
  closed_at: number | null
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    class_leases: ClassLeaseTable
    class_seats: ClassSeatTable
    class_tickets: ClassTicketTable
    held_classes: HeldClassTable
    class_presences: ClassPresenceTable
    class_lines: ClassLineTable
    class_hides: ClassHideTable
    class_reports: ClassReportTable
  }
}
