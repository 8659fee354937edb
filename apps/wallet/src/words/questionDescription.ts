export type QuestionFact = { readonly label: string; readonly value: string }

/** One thing that a transaction does. */
export type QuestionStep = {
  readonly text: string
  /** Whom it is about: an address, in full. */
  readonly address?: string | undefined
  /** The wallet cannot say what it does. */
  readonly isUnknown?: boolean | undefined
}

export type QuestionPart = { readonly title: string; readonly steps: readonly QuestionStep[] }

/** What an app asks, in plain words. */
export type QuestionDescription = {
  readonly title: string
  readonly sentence: string
  /** Agreeing can cost something. */
  readonly isCostly: boolean
  /** What leaves the account. */
  readonly amount?: string | undefined
  readonly facts: readonly QuestionFact[]
  /** What happens, one thing after the other. */
  readonly parts?: readonly QuestionPart[] | undefined
  /** To be read in full before agreeing. */
  readonly text?: string | undefined
  /** What the button that agrees says. */
  readonly verb: string
}
