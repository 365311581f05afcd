import { type FormEvent, useState } from 'react'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { CopyButton } from './other-ways.tsx'
import { SendingNote } from './sending-note.tsx'
import * as text from './token.en.ts'
import { readDeployTransaction, type TokenOverview } from './token-queries.ts'
import { type SendingProps, useSending } from './use-sending.ts'

interface DeploySectionProps extends SendingProps {
  readonly deployment: NonNullable<TokenOverview['deployment']>
}

const places = ['site', 'contract'] as const

export function DeploySection({ chain, own, deployment }: DeploySectionProps) {
  const { sending, send } = useSending({ chain, own })
  const [owner, setOwner] = useState('')
  const [place, setPlace] = useState<(typeof places)[number]>('site')
  const { siteUrl, ownDocument, mayDeploy } = deployment
  const contract = sending.step === 'done' ? sending.contract : null
  const read = () => readDeployTransaction(owner.trim(), place)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    send(async () => [await read()])
  }
  if (!mayDeploy)
    return (
      <DeskSection title={text.deploy} note={text.deployNote(chain.name)}>
        <p role="alert" className="wallet-fault">
          {text.serverFaults['no-public-url']}
        </p>
        <p className="font-mono wrap-anywhere">{siteUrl}</p>
      </DeskSection>
    )
  return (
    <DeskSection title={text.deploy} note={text.deployNote(chain.name)}>
      <form onSubmit={submit} className="max-w-136">
        <TextField
          label={text.futureOwner}
          name="owner"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          required
          pattern="\s*0x[0-9a-fA-F]{40}\s*"
          hint={text.futureOwnerNote}
          value={owner}
          onChange={(event) => setOwner(event.currentTarget.value)}
        />
        <fieldset className="mb-5 grid gap-2">
          <legend className="mb-2 font-semibold">{text.description}</legend>
          {places.map((one) => (
            <label key={one} className="flex items-baseline gap-3">
              <input type="radio" name="metadata" checked={place === one} onChange={() => setPlace(one)} />
              <span>
                {text.places[one]}
                <span className="block text-sm text-soft">{text.placeNotes[one]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="text-sm text-soft">{text.frozen}</p>
        <p className="mb-5 max-h-48 overflow-y-auto font-mono text-sm wrap-anywhere">
          {place === 'site' ? siteUrl : ownDocument}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={sending.step === 'under-way'} disabled={!own}>
            {text.deployNow}
          </Button>
          {own && (
            <Button look="outline" onClick={() => setOwner(own.account)}>
              {text.useOwn}
            </Button>
          )}
          {/^0x[\da-f]{40}$/i.test(owner.trim()) && (
            <CopyButton words={text.copyData} read={async () => (await read()).data} />
          )}
        </div>
      </form>
      {!own && <p className="text-sm text-soft">{text.connectFirst}</p>}
      <SendingNote sending={sending} chain={chain} done={text.deployed} />
      {contract && (
        <div className="paper-card grid gap-3 p-4">
          <p>{text.setContract}</p>
          <p className="font-mono wrap-anywhere">{text.settingOf(contract)}</p>
          <div>
            <CopyButton words={text.copySetting} read={async () => text.settingOf(contract)} />
          </div>
        </div>
      )}
    </DeskSection>
  )
}
