import type { QuestionPart } from '../words/text/questionDescription.ts'

/** The steps of a transaction, in order. Unknown steps are highlighted. */
export function StepList({ part }: { part: QuestionPart }) {
  return (
    <section className="card">
      <h2>{part.title}</h2>
      <ol className="steps">
        {part.steps.map(({ text, address, isUnknown }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one transaction never change.
          <li key={index} data-unknown={isUnknown ?? false}>
            <bdi>{text}</bdi>
            {address !== undefined && (
              <span className="full" dir="ltr">
                {address}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
