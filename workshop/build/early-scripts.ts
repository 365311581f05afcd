import { minifySync } from 'vite'

const appScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** Of a script that is no module, whose names would be the page's. */
export const minifyScript = (code: string): string => minifySync('script.js', `(() => {${code}})()`).code

/** Addresses of what a page needs that names no module script. */
interface LateScript {
  readonly beforeApp: string
  readonly appManifest: string
}

/** Begins the app once the page has been painted, and with it the parts of this page: see app/web/before-app.js. */
export function withLateScript(
  page: string,
  { beforeApp, appManifest }: LateScript,
  parts: readonly string[],
) {
  return page.replace(
    appScript,
    (_script, app: string) =>
      `<script async src="/${beforeApp}" data-app="${[app, ...parts].join(' ')}" data-manifest="${appManifest}"></script>`,
  )
}

interface LearnerScript {
  /** What is asked for before the app is there. */
  readonly reads: readonly string[] | undefined
  /** Addresses of the page's parts, where the page begins with words of its own and the app after them. */
  readonly app: readonly string[] | undefined
}

/** The page, and what its head has for app/web/before-learner-app.js, whose address is `script`. */
export function withLearnerScript(page: string, script: string, { reads, app }: LearnerScript) {
  if (!reads && !app) return [page, ''] as const
  const [, main] = appScript.exec(page) ?? []
  const begun = app ? ` data-app="${[main, ...app].join(' ')}"` : ''
  const tag = `<script defer src="/${script}" data-reads="${reads?.join(' ') ?? ''}"${begun}></script>`
  return [app ? page.replace(appScript, '') : page, tag] as const
}
