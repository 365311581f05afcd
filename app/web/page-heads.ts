import { moduleNumberOf } from '#features/modules/web/module-number.ts'
import { paths } from '#platform/web/paths.ts'
import * as text from './page-heads.en.ts'

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

const otherTitles: Readonly<Record<string, string>> = {
  [paths.dashboard]: text.dashboard,
  [paths.success]: text.success,
  [paths.review]: text.review,
  [paths.account]: text.account,
  [`${paths.reward}/confirm`]: text.rewardConfirm,
  [paths.certificate]: text.certificate,
  [paths.claim]: text.claim,
  [paths.payClaim]: text.payClaim,
  [paths.action]: text.action,
  [paths.provider]: text.provider,
}

export function pageTitle(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return publicTitles[path] ?? `${otherTitles[path] ?? titleOf(path) ?? text.notFound} · ${name}`
}

function titleOf(path: string): string | undefined {
  const [, page, id, more] = path.split('/')
  if (page === 'operator') return text.operator
  if (!id || more !== undefined) return undefined
  if (page === 'class') return text.classSpace
  if (page === 'module') return text.module(moduleNumberOf(id))
  if (page === 'lesson') return text.lesson(moduleNumberOf(id))
  return page === 'practice' ? text.practice(moduleNumberOf(id)) : undefined
}
