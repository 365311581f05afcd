import { LoadingTopBar } from '#platform/web/ui/loading.tsx'
import { note, title } from './other-page.en.ts'

/** The name of the HTML that the server sends where there is no page: it has the words before the app is there. */
export const notFoundShell = 'app-none'

interface NoPageWordsProps {
  readonly title: string
  readonly note: string
}

export const NoPageWords = ({ title, note }: NoPageWordsProps) => (
  <>
    <h1 className="text-5xl">{title}</h1>
    <p className="mt-4 mb-8 text-lg text-soft">{note}</p>
  </>
)

/** The page as it begins, with the landscape that is its largest part. */
export const NotFoundShell = () => (
  <div className="flex min-h-dvh flex-col">
    <LoadingTopBar />
    <main className="flex-1">
      <div className="no-page page-width py-16 text-center">
        <NoPageWords title={title} note={note} />
      </div>
    </main>
  </div>
)
