// A process of its own that migrates the database whose address is on its command line.

import { openAddress } from '#app/server/open-database.ts'
import { migrate } from '#platform/server/db/migrate.ts'

const db = openAddress(process.argv[2] ?? '')
await migrate(db)
await db.destroy()
