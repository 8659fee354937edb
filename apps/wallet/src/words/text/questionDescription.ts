export type QuestionFact = { readonly label: string; readonly value: string }

/** One step of a transaction. */
export type QuestionStep = {
  readonly text: string
  /** The address of the step, in full. */
  readonly address?: string | undefined
  /** The wallet cannot interpret the step. */
  readonly isUnknown?: boolean | undefined
}

export type QuestionPart = { readonly title: string; readonly steps: readonly QuestionStep[] }

/** A request in plain words. */
export type QuestionDescription = {
  readonly title: string
  readonly sentence: string
  /** Whether approval can cost something. */
  readonly isCostly: boolean
  /** The amount that leaves the account. */
  readonly amount?: string | undefined
  readonly facts: readonly QuestionFact[]
  /** The steps, in order. */
  readonly parts?: readonly QuestionPart[] | undefined
  /** A text to read in full before approval. */
  readonly text?: string | undefined
  /** The label of the approve button. */
  readonly verb: string
}
