import type { Wagon } from '#platform/server/wagon.ts'
import { classroom } from '#wagons/classroom/classroom.wagon.ts'
import { practice } from '#wagons/practice/practice.wagon.ts'
import { token } from '#wagons/token/token.wagon.ts'

/** What a site may leave out by the setting `WAGONS`. Nothing but this list names them. */
export const wagons: readonly Wagon[] = [practice, classroom, token]
