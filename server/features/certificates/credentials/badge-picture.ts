import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The forms in which the badge's picture is drawn. */
export type BadgeFormat = 'png' | 'svg'

/** Where anybody may load the picture of the badge. */
export const badgePath = (format: BadgeFormat) => `/credentials/badge.${format}`

/** What the picture shows, for those who do not see it. */
export const badgeCaption = 'A round badge with the front of a train above nine punched stations on a line'

/** The picture of the badge, the same for every learner. `npm run badge-picture` draws it. */
export const readBadge = (format: BadgeFormat): Buffer =>
  readFileSync(join(import.meta.dirname, 'badge', `badge.${format}`))
