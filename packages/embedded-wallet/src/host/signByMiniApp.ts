import { type GenericSchema, literal, maxLength, object, pipe, string, union } from 'valibot'
import type { Calls } from '../protocol/calls.ts'
import { readAs } from '../protocol/readAs.ts'
import { FrameError } from './frameError.ts'
import { askMiniAppHost } from './miniApp/askMiniAppHost.ts'
import type { MiniAppBridge } from './miniApp/findMiniAppBridge.ts'
import type { WalletFrame } from './openFrame.ts'

export declare namespace signByMiniApp {
  type Parameters = {
    bridge: MiniAppBridge
    frame: Pick<WalletFrame, 'call'>
    /** Called when the app asks the visitor. */
    onAsk: () => void
    signal: AbortSignal
    /** Where the answers of the app arrive. @default the document */
    target?: EventTarget | undefined
    /** How long the app has to say that it is a host. @default 1000 */
    hostMs?: number | undefined
  }
  type ReturnType = Calls['login.farcaster']['body']['signed']
}

type Answer =
  | { readonly result: { readonly message: string; readonly signature: string } }
  | { readonly error: { readonly type: 'rejected_by_user' } }

const answerSchema: GenericSchema<unknown, Answer> = union([
  object({
    result: object({
      message: pipe(string(), maxLength(2000)),
      signature: pipe(string(), maxLength(10_000)),
    }),
  }),
  object({ error: object({ type: literal('rejected_by_user') }) }),
])

/**
 * Has the app that shows this page as a Mini App of Farcaster sign the login of the frame.
 * @returns `undefined` where the app is no host of Mini Apps, or does not sign
 * @throws `FrameError`: `declined` where the visitor declines there
 */
export async function signByMiniApp(
  parameters: signByMiniApp.Parameters,
): Promise<signByMiniApp.ReturnType> {
  const { bridge, frame, onAsk, signal, target = document, hostMs = 1_000 } = parameters
  const ask = (question: askMiniAppHost.Parameters['question'], life: AbortSignal) =>
    askMiniAppHost({ bridge, target, question, signal: life })
  const knownBy = AbortSignal.any([signal, AbortSignal.timeout(hostMs)])
  const context = await ask({ read: 'context' }, knownBy).catch(() => undefined)
  if (signal.aborted) throw new FrameError('cancelled')
  if (!context) return undefined
  const { login, nonce } = await frame.call('farcaster.ask', {}, { signal })
  onAsk()
  const question = { call: 'signIn', with: { nonce, acceptAuthAddress: true } } as const
  const answer = readAs(answerSchema, await ask(question, signal).catch(() => undefined))
  if (signal.aborted) throw new FrameError('cancelled')
  if (!answer) return undefined
  if ('error' in answer) throw new FrameError('declined')
  const { message, signature } = answer.result
  return { login, message, signature }
}
