interface AddressCodeProps {
  readonly children: string
  readonly className?: string
}

/** An address of a chain in groups of four, to be compared one by one; a copy of it has no gaps. */
export function AddressCode({ children, className = '' }: AddressCodeProps) {
  const [, prefix, rest] = /^(0x)?(.*)$/s.exec(children) ?? []
  return (
    <code dir="ltr" className={`block max-w-[27ch] ps-[2ch] text-[0.9em] -indent-[2ch] ${className}`}>
      {prefix}
      {rest?.match(/.{1,4}/gs)?.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may read the same
        <span key={index} className="me-[1ch] inline-block indent-0">
          {group}
        </span>
      ))}
    </code>
  )
}
