interface AddressCodeProps {
  readonly children: string
  readonly className?: string
}

/** An address of a chain in groups of four, to be compared one by one; a copy of it has no gaps. */
export const AddressCode = ({ children, className = '' }: AddressCodeProps) => (
  <code dir="ltr" className={`block max-w-[27ch] ps-[2ch] text-[0.9em] -indent-[2ch] ${className}`}>
    {/^0x/.test(children) && '0x'}
    {children
      .replace(/^0x/, '')
      .match(/.{1,4}/gs)
      ?.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may read the same
        <span key={index} className="me-[1ch] inline-block indent-0">
          {group}
        </span>
      ))}
  </code>
)
