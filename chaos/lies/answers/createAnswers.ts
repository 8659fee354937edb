import { type Lie, tellLie } from './lie.ts'

/** An answer as it was before anybody lied. */
export type HeardAnswer = { readonly answer: string; readonly at: number; readonly text: string }

/** The answers of a run, on their way to the page. */
export type Answers = {
  readonly heard: readonly HeardAnswer[]
  /** The lies that the page heard. */
  readonly told: ReadonlySet<Lie>
  /** Returns what the page hears instead of the truth. */
  pass(answer: string, text: string): string
}

export function createAnswers(lies: readonly Lie[]): Answers {
  const heard: HeardAnswer[] = []
  const told = new Set<Lie>()
  const counts = new Map<string, number>()
  return {
    heard,
    told,
    pass(answer, text) {
      const at = counts.get(answer) ?? 0
      counts.set(answer, at + 1)
      heard.push({ answer, at, text })
      const meant = lies.filter(
        (lie) => lie.answer === answer && (lie.at === 'all' || lie.at === at),
      )
      return meant.reduce((said, lie) => {
        const next = tellLie(said, lie)
        told.add(lie)
        return next
      }, text)
    },
  }
}
