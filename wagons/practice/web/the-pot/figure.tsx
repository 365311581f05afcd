interface FigureProps {
  readonly label: string
  readonly value: string
}

/** A line of a list of figures (dl). */
export const Figure = ({ label, value }: FigureProps) => (
  <div className="flex flex-wrap justify-between gap-x-3 border-field border-b border-dashed py-1">
    <dt>{label}</dt>
    <dd className="ms-auto whitespace-nowrap font-semibold tabular-nums">
      <bdi>{value}</bdi>
    </dd>
  </div>
)
