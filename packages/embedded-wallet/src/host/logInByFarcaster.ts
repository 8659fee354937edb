import type { AuthStep } from '@cleat/core'
import type { Calls } from '../protocol/calls.ts'
import type { FrameUser } from '../protocol/frameUser.ts'
import type { CallOptions } from './createCalls.ts'
import { findMiniAppBridge } from './miniApp/findMiniAppBridge.ts'
import type { WalletFrame } from './openFrame.ts'

export declare namespace logInByFarcaster {
  type Parameters = Omit<CallOptions, 'onStep'> & {
    frame: Pick<WalletFrame, 'call'>
    onStep?: ((step: AuthStep) => void) | undefined
  }
}

/**
 * Logs in by a key of a Farcaster account. The app that shows the page as a Mini App signs, where
 * it is one; else another device answers, or another tab, which the visitor opens by the link.
 * @throws `FrameError`
 */
export async function logInByFarcaster(
  parameters: logInByFarcaster.Parameters,
): Promise<FrameUser> {
  const { frame, onStep, ...options } = parameters
  const { signal = new AbortController().signal } = options
  const logIn = (body: Calls['login.farcaster']['body']) =>
    frame.call('login.farcaster', body, { ...options, onStep })
  const bridge = findMiniAppBridge()
  const sign = bridge && (await loadSigning())
  if (!sign) return logIn({})
  const signed = await sign({ bridge, frame, signal, onAsk: () => onStep?.('app') })
  onStep?.('service')
  return logIn(signed ? { signed } : {})
}

/** Without its code there are the other ways to answer. */
async function loadSigning() {
  const loaded = await import('./signByMiniApp.ts').catch(() => undefined)
  return loaded?.signByMiniApp
}
