import { paths } from './paths.ts'

const name = 'EduTrain'

/** The title of each prerendered page. */
export const publicTitles: Readonly<Record<string, string>> = {
  [paths.landing]: `${name}: nine stops to Web3`,
  [paths.login]: `Login · ${name}`,
  [paths.register]: `Register · ${name}`,
  [paths.forgotPassword]: `Forgot password · ${name}`,
  [paths.signInLink]: `Log in by link · ${name}`,
  [paths.reward]: `Claim your reward · ${name}`,
}

const otherTitles: readonly (readonly [RegExp, (match: string) => string])[] = [
  [/^\/dashboard$/, () => 'Dashboard'],
  [/^\/module\/([^/]+)$/, (id) => `Module ${/^[1-9]$/.test(id) ? id : 1}`],
  [/^\/success$/, () => 'Module finished'],
  [/^\/account$/, () => 'Your account'],
  [/^\/auth\/action$/, () => 'Your link'],
  [/^\/auth\/provider$/, () => 'Logging in'],
  [/^\/class\/[^/]+$/, () => 'Class'],
  [/^\/lesson\/([^/]+)$/, (id) => `Lesson ${/^[1-9]$/.test(id) ? id : 1}`],
]

/** The title of the page at a path. */
export function pageTitle(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const publicTitle = publicTitles[path]
  if (publicTitle) return publicTitle
  for (const [pattern, title] of otherTitles) {
    const match = pattern.exec(path)
    if (match) return `${title(match[1] ?? '')} · ${name}`
  }
  return `Page not found · ${name}`
}
