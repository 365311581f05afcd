import { paths } from './paths.ts'

export interface PageHead {
  readonly title: string
  readonly description: string
}

const name = 'EduTrain'

/** Title and description of each prerendered page. */
export const publicHeads: Readonly<Record<string, PageHead>> = {
  [paths.landing]: {
    title: `${name}: nine stops to Web3`,
    description:
      'Learn the basics of Web3 for free: short videos in the metaverse, ten questions at each of nine stops, and a free token at the end.',
  },
  [paths.login]: {
    title: `Login · ${name}`,
    description: 'Log in to EduTrain and go on with your journey through the basics of Web3.',
  },
  [paths.register]: {
    title: `Register · ${name}`,
    description:
      'Register for EduTrain, the free journey through the basics of Web3. No wallet needed to start.',
  },
  [paths.reward]: {
    title: `Claim your reward · ${name}`,
    description:
      'Finished all nine modules? Leave your e-mail and, if you like, a wallet address for your reward.',
  },
}

const otherTitles: readonly (readonly [RegExp, (match: string) => string])[] = [
  [/^\/dashboard$/, () => 'Dashboard'],
  [/^\/module\/([^/]+)$/, (id) => `Module ${/^[1-9]$/.test(id) ? id : 1}`],
  [/^\/success$/, () => 'Module finished'],
  [/^\/class\/[^/]+$/, () => 'Class'],
]

/** The title of the page at a path. */
export function pageTitle(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const head = publicHeads[path]
  if (head) return head.title
  for (const [pattern, title] of otherTitles) {
    const match = pattern.exec(path)
    if (match) return `${title(match[1] ?? '')} · ${name}`
  }
  return `Page not found · ${name}`
}
