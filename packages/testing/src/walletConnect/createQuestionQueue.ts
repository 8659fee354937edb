import type { PeerAnswer, PeerApprover, PeerQuestion } from './peerQuestion.ts'

/** The questions of a wallet that wait for an answer. */
export type QuestionQueue = {
  /** The peer's `approve`. */
  readonly ask: PeerApprover
  /** Unanswered questions, oldest first. */
  readonly pending: readonly PeerQuestion[]
  /** Answers one question. Does nothing if it is closed. */
  answer: (id: string, answer: PeerAnswer) => void
  /** Resolves with the oldest question once there is one. */
  next: () => Promise<PeerQuestion>
  /** Approves the oldest question, or the next one to come. */
  approveNext: (answer?: Omit<PeerAnswer, 'approved'>) => Promise<PeerQuestion>
  /** Rejects the oldest question, or the next one to come. */
  rejectNext: () => Promise<PeerQuestion>
  /** Listens to changes of `pending`, until the returned function is called. */
  onChange: (listener: () => void) => () => void
}

/**
 * Queues every question of a wallet until a person or a test answers it.
 * @example
 * ```ts
 * import { createQuestionQueue, createWalletConnectPeer } from '@cleat/testing/wallet-connect'
 *
 * const relayUrl = 'ws://127.0.0.1:8787'
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const questions = createQuestionQueue()
 * export const peer = await createWalletConnectPeer({ relayUrl, chains, approve: questions.ask })
 * await questions.approveNext()
 * ```
 */
export function createQuestionQueue(): QuestionQueue {
  type Entry = { question: PeerQuestion; resolve: (answer: PeerAnswer) => void }
  let entries: readonly Entry[] = []
  const listeners = new Set<() => void>()
  const change = (next: readonly Entry[]) => {
    entries = next
    for (const listener of [...listeners]) listener()
  }
  const take = (id: string) => {
    const found = entries.find(({ question }) => question.id === id)
    if (found) change(entries.filter((entry) => entry !== found))
    return found
  }
  const answer = (id: string, given: PeerAnswer) => take(id)?.resolve(given)
  const next = () =>
    new Promise<PeerQuestion>((resolve) => {
      const look = () => {
        const [first] = entries
        if (!first) return
        listeners.delete(look)
        resolve(first.question)
      }
      listeners.add(look)
      look()
    })
  const answerNext = async (given: PeerAnswer) => {
    const question = await next()
    answer(question.id, given)
    return question
  }

  return {
    ask: (question, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => take(question.id)?.resolve({ approved: false }))
        if (signal.aborted) return resolve({ approved: false })
        change([...entries, { question, resolve }])
      }),
    get pending() {
      return entries.map(({ question }) => question)
    },
    answer,
    next,
    approveNext: (given) => answerNext({ ...given, approved: true }),
    rejectNext: () => answerNext({ approved: false }),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
