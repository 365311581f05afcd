import type { ReactNode } from 'react'
import { Drawing } from './drawings.tsx'
import * as text from './exercise.en.ts'
import type { SetUp } from './holdings.ts'

interface SetUpCardProps {
  readonly setUp: SetUp
  /** Of its name, by which the card is found where it has one. */
  readonly id?: string
  readonly children: ReactNode
}

export const SetUpCard = ({ setUp, id, children }: SetUpCardProps) => (
  <section
    className="grid grid-cols-1 gap-3 rounded-[1.25rem] border-2 border-season px-[min(1.25rem,3vw)] pt-3 pb-4"
    aria-labelledby={id}
  >
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Drawing of={setUp} />
      <h3 id={id} className="flex-[1_1_8rem] text-[1.375rem]/[1.15]">
        {text.setUps[setUp]}
      </h3>
    </div>
    {children}
  </section>
)
