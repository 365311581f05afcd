import type { ReactNode } from 'react'
import { StepPart } from '../exercise-step.tsx'
import { WideButton } from '../form.tsx'
import { finish } from '../practice.en.ts'
import { ResultNote, type ResultNoteProps } from '../result-note.tsx'

export interface SceneResult extends ResultNoteProps {
  readonly button: string
}

interface SceneViewProps {
  readonly scene: string
  readonly result: SceneResult | undefined
  /** On, or back where it was wrong. */
  readonly onGo: (() => void) | undefined
  readonly onDone?: (() => void) | undefined
  readonly children: ReactNode
}

/** What the learner sees: a place to choose, a window of the wallet, or what came of it. */
export const SceneView = ({ scene, result, onGo, onDone, children }: SceneViewProps) => (
  <StepPart shown={scene}>
    {children}
    <div role="status">{result && <ResultNote {...result} />}</div>
    {result && onGo && (
      <div className="mt-4 grid gap-3">
        {onDone && <WideButton words={finish} onPress={onDone} />}
        <WideButton look={onDone ? 'outline' : 'solid'} words={result.button} onPress={onGo} />
      </div>
    )}
  </StepPart>
)
