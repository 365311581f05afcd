import { prefix } from './addresses.ts'

/** The whole address in groups of four, which stand in columns and can be compared one by one. */
export function AddressCode({ groups }: { readonly groups: readonly string[] }) {
  return (
    <code className="coins-address" dir="ltr">
      {prefix}
      <span>
        {groups.map((group) => (
          <span key={group}>{group} </span>
        ))}
      </span>
    </code>
  )
}
