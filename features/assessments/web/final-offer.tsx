import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './final-offer.en.ts'
import './final-offer.css'

/** For those who have completed all modules: an offer, never a condition. */
export const FinalOffer = () => (
  <section aria-labelledby="final-offer" className="final-offer paper-card grid gap-3 p-5 sm:p-7">
    <h2 id="final-offer" className="text-2xl">
      {text.title}
    </h2>
    <p className="text-soft">{text.offer}</p>
    <Link to={paths.final} className={`${buttonClass('outline')} justify-self-start`}>
      {text.take}
    </Link>
  </section>
)
