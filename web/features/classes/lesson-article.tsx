import { useLesson } from '#web/features/modules/get-lesson.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import './lesson.css'

/** The lesson of a module, without its title; undefined while it is not known of which module. */
export function LessonArticle({ moduleNumber }: { readonly moduleNumber: number | undefined }) {
  const lesson = useLesson(moduleNumber)
  if (!lesson.data && lesson.errorUpdateCount > 0) {
    return (
      <LoadFailure
        what="The lesson could not be loaded."
        onRetry={lesson.refetch}
        isRetrying={lesson.isFetching}
      />
    )
  }
  if (!lesson.data) return <Loading />
  return (
    <article
      className="lesson"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our server from Markdown in which HTML stays text
      dangerouslySetInnerHTML={{ __html: lesson.data.html }}
    />
  )
}
