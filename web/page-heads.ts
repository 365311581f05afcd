import { moduleNumberOf } from './features/modules/module-number.ts'
import * as text from './page-heads.en.ts'
import { paths } from './paths.ts'

const name = 'EduTrain'

export const publicTitles: Readonly<Record<string, string>> = {
  [paths.landing]: text.landing,
  [paths.login]: `${text.login} · ${name}`,
  [paths.register]: `${text.register} · ${name}`,
  [paths.forgotPassword]: `${text.forgotPassword} · ${name}`,
  [paths.signInLink]: `${text.signInLink} · ${name}`,
  [paths.reward]: `${text.reward} · ${name}`,
  [paths.walletGuide]: `${text.walletGuide} · ${name}`,
}

const otherTitles: readonly (readonly [RegExp, (match: string) => string])[] = [
  [/^\/dashboard$/, () => text.dashboard],
  [/^\/module\/([^/]+)$/, (id) => text.module(moduleNumberOf(id))],
  [/^\/success$/, () => text.success],
  [/^\/account$/, () => text.account],
  [/^\/reward\/confirm$/, () => text.rewardConfirm],
  [/^\/certificate$/, () => text.certificate],
  [/^\/operator(\/.*)?$/, () => text.operator],
  [/^\/auth\/action$/, () => text.action],
  [/^\/auth\/provider$/, () => text.provider],
  [/^\/class\/[^/]+$/, () => text.classSpace],
  [/^\/lesson\/([^/]+)$/, (id) => text.lesson(moduleNumberOf(id))],
]

export function pageTitle(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const publicTitle = publicTitles[path]
  if (publicTitle) return publicTitle
  for (const [pattern, title] of otherTitles) {
    const match = pattern.exec(path)
    if (match) return `${title(match[1] ?? '')} · ${name}`
  }
  return `${text.notFound} · ${name}`
}
