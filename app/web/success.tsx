import { SuccessPage } from '#features/quizzes/web/success/success-page.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'

// Once in a journey.
const FinalOffer = latePart(() =>
  import('#features/assessments/web/final-offer.tsx').then((part) => part.FinalOffer),
)

/** Quizzes come before the final check in the order of features: the app hands the page its offer. */
export const Success = () => <SuccessPage atEnd={<FinalOffer />} />
