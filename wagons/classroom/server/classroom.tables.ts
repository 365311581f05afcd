import type { ClassReport, FigureShape } from '#wagons/classroom/contract/classroom.ts'

/** Times are in ms. */
declare module '#platform/server/db/database.ts' {
  interface Tables {
    /** Which process has the room of a module until when; `holder` is new with each start, so that two of one name differ. */
    class_leases: {
      module_number: number
      process: string
      holder: string
      until: number
    }
    /** Who is in a room, written by its holder; worth nothing once the lease is another's. */
    class_seats: {
      module_number: number
      account_id: string
      holder: string
      nickname_key: string
      is_host: 0 | 1
      admitted_at: number
    }
    /** `class_id` for the host alone. */
    class_tickets: {
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
    held_classes: {
      id: string
      module_number: number
      host_id: string | null
      host: string
      opened_at: number
      host_seen_at: number
      closed_at: number | null
      scene: string
    }
    class_presences: {
      class_id: string
      account_id: string
      nickname: string
      first_at: number
      last_at: number
      present_ms: number
      removed_at: number | null
    }
    /** `number` counts within the class. */
    class_lines: {
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
    class_hides: {
      account_id: string
      hidden_id: string
      hidden_at: number
    }
    /** `last_line` is the number of the class's last line when it was reported. */
    class_reports: {
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
  }
}
