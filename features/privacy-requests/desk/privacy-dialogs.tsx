import { DeskChoice } from '#features/desk/web/ui/desk-choice.tsx'
import { DeskDialog } from '#features/desk/web/ui/desk-dialog.tsx'
import type {
  DeskPrivacyRequest,
  maxNoteLength,
  maxPersonLength,
  PrivacyRequestKind,
} from '#features/privacy-requests/contract.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { lineOf, TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import * as text from './privacy.en.ts'
import { acts, sentenceOf, useAct } from './privacy-queries.ts'

const longestPerson: typeof maxPersonLength = 254
const longestNote: typeof maxNoteLength = 300

const kinds: readonly PrivacyRequestKind[] = ['see', 'correct', 'delete']

const today = () => new Date().toISOString().slice(0, 10)

/** Open until the server has answered, so that what was typed is not lost. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutate, isPending, error } = useAct()
  const isAhead = error instanceof ApiError && error.code === 'day-ahead'
  function submit(form: HTMLFormElement, close: () => void) {
    const body = {
      person: lineOf(form, 'person'),
      kind: kinds.find((one) => one === lineOf(form, 'kind')) ?? 'see',
      cameOn: lineOf(form, 'cameOn'),
      note: lineOf(form, 'note'),
    }
    if (!isPending && body.person) mutate(() => acts.add(body), { onSuccess: close })
  }
  return (
    <DeskDialog title={text.add} action={text.addNow} busy={isPending} onSubmit={submit} onClose={onClose}>
      <TextField
        label={text.person}
        name="person"
        hint={text.personHint}
        required
        maxLength={longestPerson}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <DeskChoice label={text.kind} name="kind" value="see">
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {text.kinds[kind]}
          </option>
        ))}
      </DeskChoice>
      <TextField
        label={text.day}
        name="cameOn"
        type="date"
        required
        defaultValue={today()}
        max={today()}
        error={isAhead && text.dayAhead}
      />
      <Note />
      <p role="alert" className="field-error">
        {error && !isAhead && text.addFailed}
      </p>
    </DeskDialog>
  )
}

const Note = ({ of = '' }: { readonly of?: string }) => (
  <TextArea
    label={text.noteLabel}
    name="note"
    rows={2}
    defaultValue={of}
    hint={text.noteHint(longestNote)}
    maxLength={longestNote}
  />
)

export interface Asked {
  readonly request: DeskPrivacyRequest
  /** Of the account; the request is marked as done otherwise. */
  readonly isDeletion: boolean
}

interface AskedDialogProps {
  readonly asked: Asked
  readonly onDone: () => void
  readonly onClose: () => void
}

export function AskedDialog({ asked: { request, isDeletion }, onDone, onClose }: AskedDialogProps) {
  const { mutate, isPending, error } = useAct()
  const { id, email, accountId } = request
  function submit(form: HTMLFormElement, close: () => void) {
    if (isPending) return
    const act = () =>
      isDeletion ? acts.remove(id, lineOf(form, 'email')) : acts.finish(id, lineOf(form, 'note'))
    const leave = () => {
      close()
      onDone()
    }
    mutate(act, { onSuccess: leave })
  }
  const [title, action, note] = isDeletion
    ? [text.removeQuestion, text.removeNow, text.removeNote]
    : [text.finishQuestion, text.finish, text.finishNote]
  return (
    <DeskDialog
      title={title}
      action={action}
      look={isDeletion ? 'danger' : 'solid'}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="mb-4">{note}</p>
      {isDeletion ? (
        <TextField
          label={text.typeEmail(email ?? accountId ?? '')}
          name="email"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <Note of={request.note} />
      )}
      <p role="alert" className="field-error">
        {error && sentenceOf(error)}
      </p>
    </DeskDialog>
  )
}
