// `npm run test:container`: builds the image of the Dockerfile, runs it as compose.yaml does, and prints its size and how
// long it takes to start. With docker where its daemon runs; else buildah, as root, builds it. Says so where neither is.
import { buildah, isBuildahThere } from './container/buildah-engine.ts'
import { docker, isDockerThere } from './container/docker-engine.ts'
import { measureImage } from './container/measure-image.ts'

const engine = isDockerThere() ? docker() : isBuildahThere() ? buildah() : undefined
if (!engine) console.log('Neither docker nor buildah (as root) can build images here: nothing was tested.')
else {
  const faults = await measureImage(engine)
  for (const fault of faults) console.error(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
