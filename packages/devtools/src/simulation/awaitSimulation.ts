import { CleatError, translateProviderError } from '@cleat/core/adapter'
import type { SimulatedAnswer, Simulation } from './simulation.ts'

/** What a call of an adapter asks. */
export type AskedParty =
  /** The wallet's owner. */
  | 'wallet'
  /** A chain, by the app's RPC. */
  | 'chain'
  /** A chain, by the wallet's RPC. */
  | 'walletRpc'

export declare namespace awaitSimulation {
  type Parameters = {
    readonly asked: AskedParty
    readonly doing: 'connect' | 'switch' | 'request'
    /** The method, or the network of a switch. */
    readonly subject: string
    /** The network that is asked, for errors. */
    readonly network: string
    readonly signal?: AbortSignal | undefined
  }
}

/** As wallets write them. The numbers are those of EIP-1193 and EIP-1474. */
const walletErrors: { readonly [answer in SimulatedAnswer]?: [code: number, message: string] } = {
  decline: [4001, 'User rejected the request. (simulated)'],
  fail: [-32603, 'Internal JSON-RPC error. (simulated)'],
  disconnected: [4900, 'The provider is disconnected from all chains. (simulated)'],
}

const sending = /send|calls/i

/**
 * Waits as long as the simulation says, and throws what a wallet or a chain would throw.
 * @throws `CONNECTION_USER_REJECTED`, `REQUEST_USER_REJECTED`, `WALLET_…`, `NETWORK_RPC_FAILED`
 */
export async function awaitSimulation(
  simulation: Simulation,
  parameters: awaitSimulation.Parameters,
): Promise<void> {
  const { asked, doing, subject, network, signal } = parameters
  const { delayMs } = simulation.state
  if (delayMs > 0) await wait(delayMs, signal)
  if (asked === 'wallet') {
    await untilUnlocked(simulation, signal)
    const { answer, isOnce } = simulation.state
    if (answer !== 'real' && isOnce) simulation.set({ answer: 'real' })
    if (answer === 'silent') await never(signal)
    const [code, message] = walletErrors[answer] ?? []
    const error = Object.assign(new Error(message), { code })
    if (code) throw translateProviderError({ error, doing, subject, wallet: 'Simulated wallet' })
  }
  // Wallets connect and sign without a network.
  const isAsking = asked !== 'wallet' || sending.test(subject)
  if (simulation.state.isOnline || !isAsking) return
  if (asked === 'chain') throw new CleatError('NETWORK_RPC_FAILED', { context: { network } })
  const error = Object.assign(new Error('Failed to fetch (simulated)'), { code: -32603 })
  throw translateProviderError({ error, doing, subject, wallet: 'Simulated wallet' })
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    onAbort(signal, (reason) => {
      clearTimeout(timer)
      reject(reason)
    })
  })
}

function never(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => onAbort(signal, reject))
}

function untilUnlocked(simulation: Simulation, signal: AbortSignal | undefined): Promise<void> {
  if (!simulation.state.isLocked) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const stop = simulation.subscribe(() => {
      if (simulation.state.isLocked) return
      stop()
      resolve()
    })
    onAbort(signal, (reason) => {
      stop()
      reject(reason)
    })
  })
}

function onAbort(signal: AbortSignal | undefined, run: (reason: unknown) => void): void {
  if (signal?.aborted) run(signal.reason)
  else signal?.addEventListener('abort', () => run(signal.reason), { once: true })
}
