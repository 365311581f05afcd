import { freeNickname, nicknameKey } from './names/nickname.ts'
import type { Room, Seated, Visitor } from './room.ts'
import { canSee } from './visibility.ts'

/** What a person is called: by others, and as they see themselves. */
type Names = Pick<Seated, 'nickname' | 'ownNickname' | 'name'>

/**
 * The host keeps the name. Others get a number behind theirs while another has it; where that is only one whom they must
 * not notice, they do not see the number.
 */
export function nameVisitor(room: Room, { nickname, name, isHost, accountId }: Visitor): Names {
  if (isHost) return { nickname, ownNickname: nickname, name }
  const host = hostNames(room)
  const others = [...room.people.values()].filter((person) => person.accountId !== accountId)
  const seen = others.filter((other) => canSee(room, { accountId, isHost }, other))
  const taken = (people: readonly Seated[]) => [...host, ...people.map((person) => person.nickname)]
  return {
    nickname: freeNickname(nickname, taken(others)),
    ownNickname: freeNickname(nickname, taken(seen)),
    name: name !== undefined && isOneOf(name, host) ? undefined : name,
  }
}

/** Learners who are called like the host who comes. */
export function renamedFor(room: Room, host: string): Seated[] {
  return [...room.people.values()]
    .filter(({ isHost, nickname, name }) => !isHost && isOneOf(host, name ? [nickname, name] : [nickname]))
    .map((person) => ({ ...person, ...nameVisitor(room, { ...person, hides: [], hiddenBy: [] }) }))
}

/** Also while the host has lost the connection. */
const hostNames = ({ held, people }: Room): string[] => [
  ...(held ? [held.host] : []),
  ...[...people.values()].filter(({ isHost }) => isHost).map(({ nickname }) => nickname),
]

const isOneOf = (name: string, names: readonly string[]): boolean =>
  names.some((one) => nicknameKey(one) === nicknameKey(name))
