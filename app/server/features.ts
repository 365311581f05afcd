import { assessments } from '#features/assessments/assessments.feature.ts'
import { certificates } from '#features/certificates/certificates.feature.ts'
import { classes } from '#features/classes/classes.feature.ts'
import { desk } from '#features/desk/desk.feature.ts'
import { films } from '#features/films/films.feature.ts'
import { guests } from '#features/guests/guests.feature.ts'
import { identity } from '#features/identity/identity.feature.ts'
import { itemAnalysis } from '#features/item-analysis/item-analysis.feature.ts'
import { measures } from '#features/measures/measures.feature.ts'
import { modules } from '#features/modules/modules.feature.ts'
import { operatorMail } from '#features/operator-mail/operator-mail.feature.ts'
import { operators } from '#features/operators/operators.feature.ts'
import { ownDataFeature } from '#features/own-data/own-data.feature.ts'
import { privacyRequests } from '#features/privacy-requests/privacy-requests.feature.ts'
import { profiles } from '#features/profiles/profiles.feature.ts'
import { progress } from '#features/progress/progress.feature.ts'
import { questionReports } from '#features/question-reports/question-reports.feature.ts'
import { quizzes } from '#features/quizzes/quizzes.feature.ts'
import { report } from '#features/report/report.feature.ts'
import { review } from '#features/review/review.feature.ts'
import { site } from '#features/site/site.feature.ts'
import type { Feature } from '#platform/server/feature.ts'
import { wagons } from './wagon-list.ts'

/** The one list of all features, wagons (./wagon-list.ts) among them. Each may use those before it. */
export const features: readonly Feature[] = [
  operators,
  identity,
  modules,
  site,
  profiles,
  films,
  classes,
  quizzes,
  review,
  assessments,
  itemAnalysis,
  questionReports,
  progress,
  certificates,
  measures,
  report,
  ...(await Promise.all(wagons.map((wagon) => wagon.feature()))),
  guests,
  ownDataFeature,
  privacyRequests,
  operatorMail,
  desk,
]
