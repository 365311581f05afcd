import { useId } from 'react'
import type { ClassAnnouncement } from '#features/classes/contract.ts'
import { ApiError } from '#platform/web/lib/api-error.ts'
import { languageName, pageLanguages } from '#platform/web/lib/page-language.ts'
import { fromWallTime, toWallTime } from '#platform/web/lib/zoned-time.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './announcements.en.ts'
import { type AnnouncedClass, useSaveAnnouncement } from './list-announcements.ts'

export function AnnouncementForm({ announced }: { readonly announced: AnnouncedClass }) {
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
