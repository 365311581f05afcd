import type { ReactNode } from 'react'

interface DeskTableProps {
  readonly label: string
  readonly columns: readonly string[]
  /** Unless told otherwise each row is a card on a phone; cells with a `data-label` have it before them. */
  readonly stacked?: boolean
  readonly children: ReactNode
}

/** Where it is wider than the screen it scrolls, with a finger or with the arrow keys. */
export function DeskTable({ label, columns, stacked = true, children }: DeskTableProps) {
  return (
    // biome-ignore-start lint/a11y: what can be scrolled can be reached with the keyboard, and no fieldset is meant
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      className={`desk-table overflow-x-auto rounded-(--radius-box) border border-line bg-card focus-visible:-outline-offset-2 ${stacked ? 'desk-cards' : ''}`}
    >
      <table className="w-full border-collapse text-start">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="font-display whitespace-nowrap text-soft">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y: see above
  )
}
