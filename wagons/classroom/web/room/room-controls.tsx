import { icon } from '#platform/web/drawings/icons.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import type { RoomProps } from '../connection/room-props.ts'
import { ReactionIcon, reactions } from './reaction-icons.tsx'
import * as text from './room.en.ts'

/** A hand for the host, and what everyone may say without words. */
export function RoomControls({ room, send }: RoomProps) {
  const { mode, hands, you, isHost, people } = room
  const isMuted = people.find(({ seat }) => seat === you)?.isMuted
  const place = hands.indexOf(you) + 1
  const isUp = place > 0
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mode === 'hosted' && (
        <p role="status" className="flex-[1_0_100%] text-soft empty:absolute">
          {[hands.length > 0 && text.handsUp(hands.length), isUp && text.yourTurn(place)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {mode === 'hosted' && !isHost && !isMuted && (
        <Button aria-pressed={isUp} className="grow" onClick={() => send('hand', { isUp: !isUp })}>
          <HandIcon className="size-6" />
          {isUp ? text.lowerHand : text.raiseHand}
        </Button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent */}
      <div
        role="group"
        aria-label={text.reactions}
        className="flex min-w-0 flex-[1_1_13.5rem] flex-wrap gap-2"
      >
        {reactions.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className="grid min-h-13 max-w-20 min-w-12 flex-1 cursor-pointer place-items-center rounded-[0.875rem] border-2 border-field active:[translate:0_2px]"
            title={text.reactionNames[reaction]}
            onClick={() => send('react', { reaction })}
          >
            <ReactionIcon reaction={reaction} className="size-6" />
            <span className="sr-only">{text.reactionNames[reaction]}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

const HandIcon = icon(
  'M8 12V5a1.500 1.500 0 0 1 3 0v6-7.500a1.500 1.500 0 0 1 3 0V11 5a1.500 1.500 0 0 1 3 0v9c0 4-2 7-6 7-3 0-4.500-1.500-6-4l-2-3.500q-.6-1.500.7-2 1.300-.5 2.300 1l2 2',
)
