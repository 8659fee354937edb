import { type GenericSchema, literal, object, string, unknown, variant } from 'valibot'
import { readAs } from '../../protocol/readAs.ts'
import type { MiniAppBridge } from './findMiniAppBridge.ts'

export declare namespace askMiniAppHost {
  type Parameters = {
    bridge: MiniAppBridge
    /** Where the answer of the app arrives: the document. */
    target: EventTarget
    /** A value to read, or a function to call with one argument. */
    question: { readonly read: string } | { readonly call: string; readonly with: object }
    signal: AbortSignal
  }
}

type Answer =
  | { readonly id: string; readonly type: 'RAW'; readonly value: unknown }
  | { readonly id: string; readonly type: 'HANDLER' }

const answerSchema: GenericSchema<unknown, Answer> = variant('type', [
  object({ id: string(), type: literal('RAW'), value: unknown() }),
  object({ id: string(), type: literal('HANDLER') }),
])
const event = 'FarcasterFrameCallback'

/**
 * Asks the host of a Mini App in the format of Comlink, as Farcaster's SDK does. Comlink's own
 * proxy would take the host away from the app's SDK when it is garbage collected.
 * @throws the reason of the signal, or an error where the host does not know the question
 */
export function askMiniAppHost(parameters: askMiniAppHost.Parameters): Promise<unknown> {
  const { bridge, target, question, signal } = parameters
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const stop = new AbortController()
    const end = (settle: () => void) => {
      stop.abort()
      settle()
    }
    const hear = ({ data }: Event & { readonly data?: unknown }) => {
      const answer = readAs(answerSchema, data)
      if (answer?.id !== id) return
      if (answer.type === 'RAW') return end(() => resolve(answer.value))
      end(() => reject(new Error('The host of the Mini App does not know the question.')))
    }
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), stop)
    target.addEventListener(event, hear, stop)
    bridge.postMessage(JSON.stringify({ id, ...toMessage(question) }))
  })
}

function toMessage(question: askMiniAppHost.Parameters['question']): object {
  if ('read' in question) return { type: 'GET', path: [question.read] }
  const { call, with: value } = question
  return { type: 'APPLY', path: [call], argumentList: [{ type: 'RAW', value }] }
}
