import { paths } from '#platform/web/paths.ts'
import { ownPath } from '../own-path.ts'

export const operations = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
  signIn: 'EMAIL_SIGNIN',
} as const

export type ActionMode = keyof typeof operations

export interface ActionLink {
  readonly mode: ActionMode
  readonly code: string
  /** On our own site. */
  readonly destination: string
}

/** Null when it is not complete. */
export function readActionLink(search: string): ActionLink | null {
  const query = new URLSearchParams(search)
  const mode = query.get('mode') ?? ''
  const code = query.get('oobCode')
  if (!code || !isMode(mode)) return null
  return { mode, code, destination: readDestination(query) }
}

const isMode = (mode: string): mode is ActionMode => Object.hasOwn(operations, mode)

// A sign-in link names this page as where to continue, since some identity services redirect here only then;
// where to go from here is in its own query.
function readDestination(query: URLSearchParams): string {
  const path = ownPath(query.get('continueUrl'), paths.dashboard)
  const { pathname, searchParams } = new URL(path, location.origin)
  return pathname === paths.action ? ownPath(searchParams.get('continueUrl'), paths.dashboard) : path
}
