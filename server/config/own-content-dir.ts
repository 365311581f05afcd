import { join } from 'node:path'

export const ownContentDir = join(import.meta.dirname, '..', '..', 'content')
