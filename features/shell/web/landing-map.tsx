import { line } from 'virtual:line'
import { stationPlaces, trackHeight, trackPath } from '#features/modules/web/rail/track.ts'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { TrainDrawing } from '#platform/web/drawings/train.tsx'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './landing.en.tsx'

const places = stationPlaces(line)
const seasons = line.flatMap(({ season, modules }) => modules.map(() => season))
const [first] = places
// The train pulls in at the first station.
const trainEnd = (first?.x ?? 0) - 36
const trainPlace = `translate(${trainEnd},${trackHeight(trainEnd) - 5})`

// What a phone leaves out, in English and in French.
const brand = /( EduTrain|EduTrain (?:de |d’))/

/** On a phone "Winter" of "Winter EduTrain", so that all seasons stand in one row. */
const seasonOf = (title: string) =>
  title.split(brand).map((part) => (
    <span key={part} className={brand.test(part) ? '@max-[44rem]:hidden' : undefined}>
      {part}
    </span>
  ))

/** The line in its landscape, with the train; on a phone the part it stands in, and all stations as dots below it. */
export function LandingMap() {
  return (
    <>
      <h2 id="line-map" className="sr-only">
        {text.map}
      </h2>
      <div className="line-scene">
        <Landscape track />
        <svg viewBox="0 0 2000 700" className="line-track" aria-hidden="true">
          <path d={trackPath} className="fill-none stroke-field stroke-8" />
          {places.map(({ number, x, y }, index) => (
            <g key={number} className="line-mark" data-season={seasons[index]}>
              <circle cx={x} cy={y} r="33" />
              <circle cx={x} cy={y} r="25" className="stroke-season stroke-7" />
              <text x={x} y={y}>
                {number}
              </text>
            </g>
          ))}
          <g transform={trainPlace}>
            <g className="line-train" data-season={line[0]?.season}>
              <TrainDrawing carriages={2} />
            </g>
          </g>
        </svg>
      </div>
      <ol className="line-names border-b border-line bg-card">
        {line.map(({ id, title, season, modules }) => (
          <li
            key={id}
            data-season={season}
            className="flex flex-col justify-between gap-[0.15rem] @max-[44rem]:flex-auto @max-[44rem]:gap-[0.2rem]"
          >
            <ol>
              {modules.map(({ number, station }) => (
                <li key={number} data-number={number}>
                  <Link to={paths.lesson(number)}>
                    <span className="@max-[44rem]:sr-only">{station}</span>
                  </Link>
                </li>
              ))}
            </ol>
            <p className="font-display text-lg/[1.05] text-balance text-season @max-[44rem]:text-[0.9375rem]/[1.2] @max-[44rem]:whitespace-nowrap @max-[44rem]:first-letter:uppercase">
              {seasonOf(title)}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
