import { type ComponentType, type FunctionComponent, lazy, useState } from 'react'
import { whenQuiet } from './quiet-time.ts'

export type LatePage = FunctionComponent & {
  /** Fetches the code ahead, so that the page is drawn at once when its turn comes. */
  load(): Promise<unknown>
}

/**
 * The page that a module exports by a name. React's own `lazy` keeps its fallback on screen for 300 ms even for code that
 * is there.
 */
export function latePage<Name extends string>(
  fetchModule: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LatePage {
  let loaded: ComponentType | undefined
  const load = async () => {
    loaded = (await fetchModule())[name]
    return { default: loaded }
  }
  const Lazy = lazy(load)
  function Page() {
    // Chosen once: a change of component would throw the page's state away.
    const [Drawn] = useState(() => loaded ?? Lazy)
    return <Drawn />
  }
  return Object.assign(Page, { load })
}

/**
 * What a page can be without: where its code cannot be fetched, its place stays as it is. It is fetched once the page's
 * words and data are drawn, or after `when`.
 */
export const latePart = <Props,>(
  fetchPart: () => Promise<ComponentType<Props>>,
  when: () => Promise<unknown> = whenQuiet,
) =>
  lazy(() =>
    when()
      .then(fetchPart)
      .then(
        (part) => ({ default: part }),
        () => new Promise<never>(() => {}),
      ),
  )
