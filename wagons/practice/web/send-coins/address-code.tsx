import { prefix } from './addresses.ts'

/** The whole address in groups of four, which stand in columns and can be compared one by one. */
export function AddressCode({ groups }: { readonly groups: readonly string[] }) {
  return (
    <code className="flex text-[0.9em]" dir="ltr">
      {prefix}
      <span className="grid min-w-0 max-w-[24.5ch] flex-1 grid-cols-[repeat(auto-fill,4ch)] gap-x-[1ch]">
        {groups.map((group) => (
          <span key={group}>{group} </span>
        ))}
      </span>
    </code>
  )
}
