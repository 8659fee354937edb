type Question = { readonly id: number; readonly topic: string }

/** A signal per question, aborted when it expires or its session ends. */
export type QuestionSignals = {
  open: (question: Question) => AbortSignal
  /** Marks a question as answered. */
  settle: (id: number) => void
  /** Aborts matching questions. */
  close: (matches: (question: Question) => boolean) => void
}

export function createQuestionSignals(): QuestionSignals {
  let open: readonly (Question & { readonly controller: AbortController })[] = []
  return {
    open({ id, topic }) {
      const controller = new AbortController()
      open = [...open, { id, topic, controller }]
      return controller.signal
    },
    settle(id) {
      open = open.filter((question) => question.id !== id)
    },
    close(matches) {
      const closed = open.filter(matches)
      open = open.filter((question) => !closed.includes(question))
      for (const { controller } of closed) controller.abort()
    },
  }
}
