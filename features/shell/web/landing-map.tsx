import { line } from 'virtual:line'
import { stationPlaces, trackHeight, trackPath } from '#features/modules/web/rail/track.ts'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { TrainDrawing } from '#platform/web/drawings/train.tsx'
import * as text from './landing.en.tsx'

const places = stationPlaces(line)
const [first] = places
// The train pulls in at the first station.
const trainEnd = (first?.x ?? 0) - 36
const trainPlace = `translate(${trainEnd},${trackHeight(trainEnd) - 5})`

// What a phone leaves out, in English and in French.
const brand = /( EduTrain|EduTrain (?:de |d’))/

/** On a phone "Winter" of "Winter EduTrain", so that all seasons stand in one row. */
const seasonOf = (title: string) =>
  title.split(brand).map((part) => (
    <span key={part} className={brand.test(part) ? 'line-brand' : undefined}>
      {part}
    </span>
  ))

/** The line in its landscape, with the train; on a phone the part it stands in, and all stations as dots below it. */
export function LandingMap() {
  return (
    <section className="line-map" aria-labelledby="line-map">
      <h2 id="line-map" className="sr-only">
        {text.map}
      </h2>
      <div className="line-scene">
        <Landscape track />
        <svg viewBox="0 0 2000 700" className="line-track" aria-hidden="true">
          <path d={trackPath} className="line-rail" />
          {line.map(({ id, season, modules }) => (
            <g key={id} data-season={season}>
              {modules.map(({ number }) => {
                const place = places.find((one) => one.number === number)
                return (
                  place && (
                    <g key={number} className="line-mark">
                      <circle cx={place.x} cy={place.y} r="33" className="line-bed" />
                      <circle cx={place.x} cy={place.y} r="25" className="line-stop" />
                      <text x={place.x} y={place.y}>
                        {number}
                      </text>
                    </g>
                  )
                )
              })}
            </g>
          ))}
          <g transform={trainPlace}>
            <g className="line-train" data-season={line[0]?.season}>
              <TrainDrawing carriages={2} />
            </g>
          </g>
        </svg>
      </div>
      <ol className="line-names">
        {line.map(({ id, title, season, modules }) => (
          <li key={id} data-season={season}>
            <ol>
              {modules.map(({ number, station }) => (
                <li key={number} data-number={number}>
                  <span>{station}</span>
                </li>
              ))}
            </ol>
            <p>{seasonOf(title)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
