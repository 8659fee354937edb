import type { ProviderEvent } from '../provider/devWalletProvider.ts'
import type { Behaviour } from './behaviour.ts'

/** Parameters of `answerTwice`. */
export type AnswerTwiceParameters = {
  /** The second answer. @default the same result again */
  second?: 'resolve' | 'reject' | undefined
}

/**
 * Runs the request once and answers it twice. A promise settles only once, so the request returns a
 * thenable that calls its callbacks twice; `await` sees the first answer. Events of the request are
 * sent twice too.
 * @example
 * ```ts
 * import { answerTwice, createDevWallet } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const wallet = createDevWallet({ chains })
 * wallet.program('eth_sendTransaction', answerTwice({ second: 'reject' }))
 * ```
 */
export function answerTwice(parameters: AnswerTwiceParameters = {}): Behaviour {
  const { second = 'resolve' } = parameters
  return ({ proceed, emit, onEvent }) => {
    const events: [ProviderEvent, unknown][] = []
    const stop = onEvent((...event) => events.push(event))
    const answer = proceed()
      .finally(stop)
      .finally(() => {
        for (const event of events) emit(...event)
      })
    return twice({ answer, second })
  }
}

function twice(parameters: { answer: Promise<unknown>; second: 'resolve' | 'reject' }) {
  const { answer, second } = parameters
  type Callback = ((value: unknown) => unknown) | null | undefined
  const callTwice = (onFulfilled: Callback, onRejected: Callback) =>
    answer.then(
      (value) => {
        const result = onFulfilled ? onFulfilled(value) : value
        if (second === 'resolve') onFulfilled?.(value)
        else onRejected?.(new Error('The wallet changed its mind after it had answered.'))
        return result
      },
      (error) => {
        if (!onRejected) throw error
        const result = onRejected(error)
        onRejected(error)
        return result
      },
    )
  return {
    // biome-ignore lint/suspicious/noThenProperty: a thenable that misbehaves is the purpose.
    then: callTwice,
    catch: (onRejected: Callback) => callTwice(undefined, onRejected),
    finally: (onFinally: () => void) => answer.finally(onFinally),
  }
}
