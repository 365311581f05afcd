import { Link } from '#web/ui/link.tsx'
import * as text from './not-found-page.en.ts'
import { paths } from './paths.ts'
import { buttonClass } from './ui/button.tsx'

export function NotFoundPage() {
  return (
    <div className="py-16 text-center">
      <h1 className="text-5xl">{text.title}</h1>
      <p className="mt-4 mb-8 text-lg text-soft">{text.note}</p>
      <Link to={paths.landing} className={buttonClass()}>
        {text.back}
      </Link>
    </div>
  )
}
