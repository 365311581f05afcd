import { SuccessPage } from '#features/quizzes/web/success/success-page.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'

const NewBadge = latePart(() =>
  import('#features/certificates/web/badges/new-badge.tsx').then((part) => part.NewBadge),
)
const FinalLink = latePart(() =>
  import('#features/assessments/web/final-offer.tsx').then((part) => part.FinalLink),
)

/** Quizzes come before certificates and checks in the order of features: the app hands them what is theirs. */
export const Success = () => <SuccessPage Badge={NewBadge} Final={FinalLink} />
