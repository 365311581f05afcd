import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTask } from '#features/identity/web/failures/use-task.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { AccountSection } from '../sections/account-section.tsx'
import { useFreshly } from '../sections/fresh-login.tsx'
import { EnrolApp, type Enrolment } from './enrol-app.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import * as text from './second-factor.en.ts'
import {
  makeRecoveryCodes,
  readSecondFactor,
  removeSecondFactor,
  startEnrolment,
} from './second-factor-calls.ts'

const dayFormat = dateText({ dateStyle: 'long' })

interface SecondFactorSectionProps {
  readonly email: string
  /** Called once the app is set up and its recovery codes are kept. */
  readonly onEnrolled?: () => void
}

export function SecondFactorSection({ email, onEnrolled }: SecondFactorSectionProps) {
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: ['second-factor'], queryFn: readSecondFactor })
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { busy, run } = useTask()
  const freshly = useFreshly()
  const isShown = data?.isOffered
  useEffect(() => {
    if (isShown && location.hash === '#second-factor')
      document.getElementById('second-factor')?.scrollIntoView()
  }, [isShown])
  if (!data?.isOffered) return null

  const begin = () => run(async () => setEnrolment(await freshly(startEnrolment)))
  const makeCodes = () => run(async () => setCodes(await freshly(makeRecoveryCodes)))
  const turnOff = (id: string) =>
    run(async () => {
      await freshly(() => removeSecondFactor(id))
      await client.invalidateQueries({ queryKey: ['second-factor'] })
    })
  async function keptCodes() {
    setCodes(undefined)
    await client.invalidateQueries({ queryKey: ['second-factor'] })
    onEnrolled?.()
  }

  return (
    <div id="second-factor">
      <AccountSection title={text.title} note={text.note}>
        {codes ? (
          <RecoveryCodes codes={codes} onKept={keptCodes} />
        ) : enrolment ? (
          <EnrolApp
            enrolment={enrolment}
            email={email}
            onCancel={() => setEnrolment(undefined)}
            onEnrolled={() => {
              setEnrolment(undefined)
              client.invalidateQueries({ queryKey: ['second-factor'] })
              makeCodes()
            }}
          />
        ) : data.enrolled ? (
          <Enrolled
            enrolled={data.enrolled}
            busy={busy}
            onMakeCodes={makeCodes}
            onTurnOff={() => turnOff(data.enrolled?.id ?? '')}
          />
        ) : (
          <>
            <p className="mb-4">{data.isNeeded ? text.needed : text.off}</p>
            <Button busy={busy} onClick={begin}>
              {text.setUp}
            </Button>
          </>
        )}
      </AccountSection>
    </div>
  )
}

interface EnrolledProps {
  readonly enrolled: { readonly since: number; readonly recoveryCodes: number }
  readonly busy: boolean
  readonly onMakeCodes: () => void
  readonly onTurnOff: () => void
}

function Enrolled({ enrolled: { since, recoveryCodes }, busy, onMakeCodes, onTurnOff }: EnrolledProps) {
  return (
    <>
      <p>{text.onSince(dayFormat(since))}</p>
      <p className="mb-4 text-sm text-soft">{text.codesLeft(recoveryCodes)}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" busy={busy} onClick={onMakeCodes}>
          {text.newCodes}
        </Button>
        <Button look="outline" busy={busy} onClick={onTurnOff}>
          {text.turnOff}
        </Button>
      </div>
    </>
  )
}
