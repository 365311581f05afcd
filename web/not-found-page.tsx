import { Link } from '#web/ui/link.tsx'
import { paths } from './paths.ts'
import { buttonClass } from './ui/button.tsx'

/** Whatever has no other page. */
export function NotFoundPage() {
  return (
    <div className="py-16 text-center">
      <h1 className="text-5xl">This stop is not on our line</h1>
      <p className="mt-4 mb-8 text-lg text-soft">There is no page at this address.</p>
      <Link to={paths.landing} className={buttonClass()}>
        Back to the first stop
      </Link>
    </div>
  )
}
