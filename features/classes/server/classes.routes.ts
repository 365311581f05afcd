import * as contract from '#features/classes/contract.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import type { AppServe, Parts } from '#platform/server/feature.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import { attendClass } from './attend-class.ts'
import { classLink } from './classes.content.ts'
import { listAnnounced, listAnnouncements } from './list-announcements.ts'
import { saveAnnouncement } from './save-announcement.ts'

export function registerClassesRoutes(
  serve: AppServe,
  deps: Pick<Parts, 'db' | 'clock' | 'spaces' | 'programmes' | 'classPageOf'>,
): void {
  const modulesIn = (language: string) =>
    inLanguage(deps.programmes, language).flatMap((programme) => programme.modules)
  const languages = [...deps.programmes.keys()]

  serve(contract.listClasses, async ({ chooseLanguage }) => {
    const announced = await listAnnounced(deps.db, deps.clock(), chooseLanguage(languages))
    return {
      classes: modulesIn('').map(({ number }) => ({
        ...announced.get(number),
        moduleNumber: number,
        link: announced.get(number)?.link || classLink(deps, number),
      })),
    }
  })

  serve(contract.attendClass, async ({ caller, params }) => {
    await attendClass(deps, caller.id, params.moduleNumber)
    return { moduleNumber: params.moduleNumber }
  })

  serve(contract.readLesson, async ({ caller, params }) => {
    await attendClass(deps, caller.id, params.moduleNumber, 'lesson')
    return { moduleNumber: params.moduleNumber }
  })

  serve(contract.getSpace, async ({ params, chooseLanguage }) => {
    const space = deps.spaces.find((candidate) => candidate.space === params.space)
    if (!space) return refuse('unknown-space', 'There is no class space with this name.', 'space')
    const language = chooseLanguage(languages)
    const announced = await listAnnounced(deps.db, deps.clock(), language)
    const taught = modulesIn(language).filter(({ number }) => space.modules.includes(number))
    return {
      space: space.space,
      title: space.title,
      modules: taught.map(({ number, title }) => ({ ...announced.get(number), number, title })),
    }
  })

  serve(contract.listAnnouncements, async () => {
    const announcements = await listAnnouncements(deps.db)
    return {
      classes: modulesIn('').map(({ number }) => ({
        ...(announcements.get(number) ?? nothing),
        moduleNumber: number,
        usualLink: classLink(deps, number),
      })),
    }
  })

  serve(contract.saveAnnouncement, async ({ caller, params, body }) => ({
    announcement: await saveAnnouncement(deps, caller, params.moduleNumber, body),
  }))
}

const nothing = { link: '', nextClassAt: null, timeZone: 'UTC', notes: [] }
