import type { ReactNode } from 'react'

interface DeskTableProps {
  /** What it is a table of. */
  readonly label: string
  readonly columns: readonly string[]
  /** Rows of the table. */
  readonly children: ReactNode
}

/** A table that is drawn aside where it is wider than the screen, with a finger or with the arrow keys. */
export function DeskTable({ label, columns, children }: DeskTableProps) {
  return (
    // biome-ignore-start lint/a11y: what can be scrolled can be reached with the keyboard, and no fieldset is meant
    <div role="group" aria-label={label} tabIndex={0} className="desk-table">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
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
