import { join } from 'node:path'

/** The content that comes with the app. */
export const ownContentDir = join(import.meta.dirname, '..', '..', 'content')
