import type { AppServe, Parts } from '#platform/server/feature.ts'
import * as contract from '#wagons/classroom/contract/classroom.ts'
import { closeClassReport } from './close-class-report.ts'
import { type ClassroomParts, enterClassroom, hasClassroom, noClassroom } from './enter-classroom.ts'
import { exportHeldClass } from './export-held-class.ts'
import { getClassroom } from './get-classroom.ts'
import { hostClassroom } from './host-classroom.ts'
import { listClassReports } from './list-class-reports.ts'
import { getHeldClass, listHeldClasses } from './list-held-classes.ts'
import { listPollQuestions } from './list-poll-questions.ts'

export function registerClassroomRoutes(
  serve: AppServe,
  parts: ClassroomParts & Pick<Parts, 'bank' | 'randomIndex'>,
): void {
  const { counting, settings } = parts
  const { db } = counting

  serve(contract.getClassroom, async ({ params: { moduleNumber } }) =>
    hasClassroom(parts.spaces, moduleNumber)
      ? getClassroom({ ...counting, settings }, moduleNumber)
      : noClassroom(),
  )
  serve(contract.enterClassroom, ({ caller, params, body }) =>
    enterClassroom(parts, caller, { ...params, ...body }),
  )
  serve(contract.hostClassroom, ({ caller, params, body }) =>
    hostClassroom(parts, caller, { ...params, ...body }),
  )
  serve(contract.listPollQuestions, async ({ params, chooseLanguage }) =>
    listPollQuestions(parts, params.moduleNumber, chooseLanguage),
  )
  serve(contract.listHeldClasses, ({ query }) => listHeldClasses(db, query.cursor))
  serve(contract.getHeldClass, ({ params }) => getHeldClass(db, params.classId))
  serve(contract.exportHeldClass, ({ caller, params }) => exportHeldClass(counting, caller, params.classId))
  serve(contract.listClassReports, ({ query }) => listClassReports(db, query))
  serve(contract.closeClassReport, ({ caller, params, body }) =>
    closeClassReport(counting, caller, { id: params.reportId, note: body.note }),
  )
}
