import { DeskTable } from '#features/desk/web/ui/desk-table.tsx'
import { count, ShareBar, share } from '#features/desk/web/ui/formats.tsx'
import type { AnalysedQuestion, ItemAnalysis } from '#features/item-analysis/contract.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import * as text from './questions.en.ts'

const columns = [text.question, text.answers, text.firstTry, text.discrimination, text.wrongOptions]
const decimals = new Intl.NumberFormat(pageLanguage, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

type QuestionTableProps = Pick<ItemAnalysis, 'questions'> & { readonly label: string }

export function QuestionTable({ label, questions }: QuestionTableProps) {
  return (
    <DeskTable label={label} columns={columns}>
      {questions.map((question) => (
        <QuestionRow key={question.id + question.version} question={question} />
      ))}
    </DeskTable>
  )
}

type LanguageFigures = AnalysedQuestion['languages'][number]

function QuestionRow({ question }: { readonly question: AnalysedQuestion }) {
  const { answers, right, discrimination, discriminatesLittle, languages } = question
  return (
    <tr>
      <td className="row:min-w-44">
        <strong>{question.question}</strong>
        <span className="block text-sm text-soft">
          {text.right} {question.answer}
        </span>
        {discriminatesLittle && (
          <Flag>{Number(discrimination) < 0 ? text.discriminatesWrongly : text.discriminatesLittle}</Flag>
        )}
      </td>
      <td data-label={text.answers}>{count(answers)}</td>
      <td data-label={text.firstTry} className="row:min-w-32 card:flex-[1_1_11rem]">
        {share(right, answers)}
        <ShareBar share={answers > 0 ? right / answers : 0} />
        <ByLanguage
          languages={languages}
          say={(language, some) =>
            text.inLanguage(language, share(some.right, some.answers), count(some.answers))
          }
        />
      </td>
      <td data-label={text.discrimination}>
        {decimal(discrimination)}
        <ByLanguage
          languages={languages}
          say={(language, some) => text.valueIn(language, decimal(some.discrimination))}
        />
      </td>
      <td data-label={text.wrongOptions} className="row:min-w-56 card:flex-[1_0_100%]">
        <WrongOptions question={question} />
      </td>
    </tr>
  )
}

const Flag = ({ children }: { readonly children: string }) => (
  <span className="mt-1 inline-block rounded-[0.5rem] border border-(--color-error) px-2 py-[0.05rem] text-[0.8125rem] text-(--color-error)">
    {children}
  </span>
)

const decimal = (value: number | null) => (value === null ? '–' : decimals.format(value))

interface ByLanguageProps {
  readonly languages: readonly LanguageFigures[]
  readonly say: (language: string, figures: LanguageFigures) => string
}

/** In itself, as the learners read it. */
const nameOf = (language: string) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

/** Said apart once there are several. */
function ByLanguage({ languages, say }: ByLanguageProps) {
  if (languages.length < 2) return null
  return (
    <ul className="mt-1 text-sm text-soft">
      {languages.map((figures) => (
        <li key={figures.language}>
          {say(figures.language ? nameOf(figures.language) : text.unknownLanguage, figures)}
        </li>
      ))}
    </ul>
  )
}

function WrongOptions({ question }: { readonly question: AnalysedQuestion }) {
  const { answers, right, wrongOptions, languages } = question
  return (
    <ul className="grid gap-[0.35rem] card:list-disc card:ps-4">
      {wrongOptions.map(({ option, chosen, isUnused }, index) => (
        <li key={option}>
          {option}{' '}
          <span className="text-soft">{text.chosenBy(count(chosen), share(chosen, answers - right))}</span>{' '}
          {isUnused && <Flag>{text.isUnused}</Flag>}
          <ByLanguage
            languages={languages}
            say={(language, some) => {
              const erred = some.answers - some.right
              return text.inLanguage(language, share(some.chosen[index] ?? 0, erred), count(erred))
            }}
          />
        </li>
      ))}
    </ul>
  )
}
