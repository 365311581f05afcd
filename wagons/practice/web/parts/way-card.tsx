import type { ComponentType, ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import './way-card.css'

interface WayCardProps {
  readonly Drawing: ComponentType
  readonly button: string
  readonly children: ReactNode
  readonly onTake: () => void
}

/** One of the ways that the learner can take, all in an element of the class `ways`. */
export const WayCard = ({ Drawing, button, children, onTake }: WayCardProps) => (
  <div className="way-card">
    <Drawing />
    <p>{children}</p>
    <Button look="outline" onClick={onTake}>
      {button}
    </Button>
  </div>
)
