import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ClassAnnouncement, listAnnouncements, saveAnnouncement } from '#features/classes/contract.ts'
import { DeskList } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { dateTimeOf } from '#features/desk/web/ui/formats.tsx'
import { stationOf } from '#features/modules/web/stations.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { languageName, pageLanguages } from '#platform/web/lib/page-language.ts'
import { fromWallTime, toWallTime } from '#platform/web/lib/zoned-time.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './announcements.en.ts'
import * as held from './held.en.ts'
import { useHeldClasses } from './held-queries.ts'

export function ClassesPage() {
  const { data, isPending, refetch, isFetching } = useQuery(announcementsQuery)
  return (
    <>
      <div>
        <h1 className="text-4xl">{text.title}</h1>
        <p className="mt-1 text-soft">{text.note}</p>
        <Link to={deskPaths.classReports} className="text-link">
          {held.reports}
        </Link>
      </div>
      {isPending && <Loading />}
      {!isPending && !data && <LoadFailure what={text.failed} onRetry={refetch} isRetrying={isFetching} />}
      {data?.map((one) => (
        <ClassEntry key={one.moduleNumber} announced={one} />
      ))}
      <HeldList />
    </>
  )
}

function ClassEntry({ announced }: { readonly announced: AnnouncedClass }) {
  const [isOpen, setOpen] = useState(false)
  const { moduleNumber, link, usualLink } = announced
  const station = stationOf(moduleNumber)
  return (
    <details
      className="paper-card px-4 py-3 sm:px-6"
      data-season={station?.season}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer py-1">
        <h2 className="inline text-xl">{text.moduleTitle(moduleNumber, station?.title ?? '')}</h2>
        <span className="block text-sm text-soft">{timeLine(announced)}</span>
        <span className="block text-sm break-words text-soft">
          {link || (usualLink ? text.usual(usualLink) : text.noUsual)}
        </span>
      </summary>
      {usualLink.startsWith('/class/') && (
        <p className="py-2">
          <Link to={`${usualLink}#host`} className={buttonClass()}>
            {held.open}
          </Link>
        </p>
      )}
      {/* Each form has four hundred time zones in it. */}
      {isOpen && <AnnouncementForm announced={announced} />}
    </details>
  )
}

function timeLine({ nextClassAt }: AnnouncedClass): string {
  if (nextClassAt === null) return text.noTime
  const time = dateTimeOf(nextClassAt)
  return nextClassAt < Date.now() ? text.over(time) : time
}

/** The classes that were held with a host, the latest first. */
function HeldList() {
  const query = useHeldClasses()
  return (
    <DeskSection title={held.title} note={held.note}>
      <DeskList
        label={held.title}
        columns={Object.values(held.columns)}
        query={query}
        items={query.data?.pages.flatMap(({ classes }) => classes)}
        none={held.none}
        failed={held.failed}
      >
        {({ id, moduleNumber, host, openedAt, closedAt, learners }) => (
          <tr key={id}>
            <td>
              <Link to={deskPaths.heldClass(id)} className="underline underline-offset-4">
                {dateTimeOf(openedAt)}
              </Link>{' '}
              <span className="text-sm text-soft">
                {closedAt === null ? held.stillOpen : held.until(dateTimeOf(closedAt))}
              </span>
            </td>
            <td>{held.module(moduleNumber)}</td>
            <td className="event-cell">{host}</td>
            <td>{held.whoWasThere(learners)}</td>
          </tr>
        )}
      </DeskList>
    </DeskSection>
  )
}

function AnnouncementForm({ announced }: { readonly announced: AnnouncedClass }) {
  const { moduleNumber, link, usualLink, nextClassAt, notes } = announced
  const { mutate, isPending } = useSaveAnnouncement(moduleNumber)
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const timeZone = nextClassAt === null ? here : announced.timeZone
  return (
    <form
      className="grid grid-cols-1 gap-x-5 pt-4 min-[44rem]:grid-cols-2"
      onSubmit={(event) => {
        // Not as an action, which would empty the form also when it could not be saved.
        event.preventDefault()
        if (isPending) return
        mutate(readForm(new FormData(event.currentTarget)), {
          onSuccess: () => showToast(text.saved, 'alert-success'),
          onError: (error) => showToast(sentenceOf(error), 'alert-error'),
        })
      }}
    >
      <TextField
        label={text.nextClass}
        name="nextClass"
        type="datetime-local"
        defaultValue={nextClassAt === null ? '' : toWallTime(nextClassAt, timeZone)}
      />
      <TimeZoneField chosen={timeZone} />
      <TextField
        label={text.link}
        name="link"
        type="url"
        defaultValue={link}
        placeholder={usualLink}
        maxLength={2000}
        autoComplete="off"
        className="w-full"
      />
      {pageLanguages.map((language) => (
        <TextField
          key={language}
          label={text.noteIn(languageName(language))}
          name={`note-${language}`}
          lang={language}
          defaultValue={notes.find((one) => one.language === language)?.note}
          maxLength={300}
          autoComplete="off"
        />
      ))}
      <div className="self-end pb-4">
        <Button type="submit" busy={isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}

function TimeZoneField({ chosen }: { readonly chosen: string }) {
  const id = useId()
  const zones = [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block text-sm text-soft">
        {text.timeZone}
      </label>
      <select id={id} name="timeZone" defaultValue={chosen} className="input appearance-auto">
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </select>
    </div>
  )
}

function readForm(form: FormData): ClassAnnouncement {
  const of = (name: string) => String(form.get(name) ?? '').trim()
  const timeZone = of('timeZone')
  return {
    link: of('link'),
    nextClassAt: fromWallTime(of('nextClass'), timeZone) ?? null,
    timeZone,
    notes: pageLanguages.map((language) => ({
      language,
      note: of(`note-${language}`),
    })) as ClassAnnouncement['notes'],
  }
}

const sentenceOf = (error: Error) =>
  error instanceof ApiError && error.field === 'link' ? text.linkRefused : text.saveFailed

type AnnouncedClass = Output<typeof listAnnouncements>['classes'][number]

const announcementsQuery = queryOptions({
  queryKey: ['operator-classes'],
  queryFn: async () => {
    const { classes } = await callApi<typeof listAnnouncements>('GET', '/api/operator/classes')
    return classes
  },
  // A form that is being filled in is not to change.
  staleTime: Number.POSITIVE_INFINITY,
})

function useSaveAnnouncement(moduleNumber: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ClassAnnouncement) =>
      callApi<typeof saveAnnouncement>('PUT', '/api/operator/classes/:moduleNumber', {
        params: { moduleNumber },
        body,
      }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries(announcementsQuery),
        client.invalidateQueries({ queryKey: ['audit-events'] }),
      ]),
  })
}
