import { type ReactNode, useId, useState } from 'react'
import type { SiteSetting } from '#features/site/contract/site-settings.ts'
import { nearestInLight } from '#platform/contract/site-colour.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { ColourPicker } from './colour-picker.tsx'
import { readPicture } from './read-picture.ts'
import * as text from './site.en.ts'

interface FieldProps {
  readonly setting: SiteSetting
  readonly value: string
  readonly isRefused: boolean
  readonly onChange: (value: string) => void
}

export function SiteTextField({ setting, value, isRefused, onChange }: FieldProps) {
  const { name, isFixed } = setting
  const nearest = name === 'SITE_COLOUR' ? nearestTo(value) : undefined
  const error =
    name === 'SITE_COLOUR' ? colourFault(value, onChange) : isRefused && text.refused(text.hints[name])
  return (
    <TextField
      label={text.labels[name]}
      name={name}
      value={value}
      readOnly={isFixed}
      maxLength={300}
      dir="auto"
      spellCheck={false}
      end={name === 'SITE_COLOUR' && !isFixed && <ColourPicker value={value} onChange={onChange} />}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      hint={isFixed ? text.fixed(name) : nearest ? undefined : text.hints[name]}
      error={error}
    />
  )
}

/** Undefined for what is no colour. */
export function nearestTo(value: string): string | undefined {
  const colour = value.trim().toLowerCase()
  return /^#[0-9a-f]{6}$/.test(colour) ? nearestInLight(colour) : undefined
}

export const isColour = (value: string): boolean =>
  value.trim() === '' || nearestTo(value) === value.trim().toLowerCase()

function colourFault(value: string, onChange: (value: string) => void): ReactNode {
  if (isColour(value)) return false
  const nearest = nearestTo(value)
  if (!nearest) return text.noColour
  return (
    <>
      {text.faint(nearest)}{' '}
      <Button look="outline" onClick={() => onChange(nearest)}>
        {text.takeNearest(nearest)}
      </Button>
    </>
  )
}

/** `value` is in Base64, undefined as long as nothing was chosen, and empty to remove it. */
interface PictureProps extends Omit<FieldProps, 'value'> {
  readonly value: string | undefined
}

export function SitePictureField({ setting, value, isRefused, onChange }: PictureProps) {
  const { name, isFixed } = setting
  const id = useId()
  const has = value === undefined ? setting.value !== '' : value !== ''
  const [fault, setFault] = useState('')
  const error = fault || (isRefused && text.refused(text.hints[name]))
  async function choose(input: HTMLInputElement) {
    const [file] = input.files ?? []
    if (!file) return
    const read = await readPicture(name, file)
    setFault('fault' in read ? read.fault : '')
    if ('picture' in read) return onChange(read.picture)
    // What was there stays.
    input.value = ''
    input.focus()
  }
  return (
    <div className="mb-4">
      {isFixed ? (
        <p className="mb-1 text-sm text-soft">{text.labels[name]}</p>
      ) : (
        <label htmlFor={id} className="mb-1 block text-sm text-soft">
          {text.labels[name]}
        </label>
      )}
      {isFixed || (
        <input
          id={id}
          name={name}
          type="file"
          accept="image/*"
          aria-invalid={error !== false || undefined}
          aria-describedby={`${id}error ${id}hint`}
          className="input h-auto py-2"
          onChange={({ currentTarget }) => choose(currentTarget)}
        />
      )}
      {error && (
        <p id={`${id}error`} className="field-error">
          {error}
        </p>
      )}
      <p id={`${id}hint`} className="mt-1 text-sm text-soft">
        {isFixed ? text.fixed(name) : text.hints[name]}{' '}
        {value === undefined && setting.value && text.present(setting.value)}
      </p>
      {has && !isFixed && (
        <Button
          look="outline"
          className="mt-2"
          aria-label={`${text.removePicture}: ${text.labels[name]}`}
          onClick={() => onChange('')}
        >
          {text.removePicture}
        </Button>
      )}
    </div>
  )
}
