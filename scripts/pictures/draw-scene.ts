// `node scripts/pictures/draw-scene.ts`: draws the landscape of the journey into web/ui/scene.svg, which is kept in the
// repository.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sceneFile } from './scene/scene-file.ts'

writeFileSync(join(import.meta.dirname, '../../web/ui/scene.svg'), sceneFile())
