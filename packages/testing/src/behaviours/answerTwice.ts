import type { ProviderEvent } from '../wallet/devWalletProvider.ts'
import type { Behaviour } from './behaviour.ts'

export type AnswerTwiceParameters = {
  /** How the second answer comes. Default: as the same result again. */
  second?: 'resolve' | 'reject' | undefined
}

/**
 * The wallet does its work once and tells it twice. A promise settles once by its nature, so the request
 * returns a thenable that calls the callbacks given to `then` two times; who awaits it sees the first answer
 * only. Events that the request caused are sent two times as well.
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
