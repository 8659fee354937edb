import { raceSignal } from '../../base/async/raceSignal.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { ConnectionController } from '../../state/connection.ts'

/** A pairing proposal: its URI and the wallet's answer. */
export type PairingProposal<session> = {
  readonly uri: string
  /** Resolves when a wallet approves. Rejects when it declines or the proposal expires. */
  readonly approval: Promise<session>
  /** Withdraws the proposal. */
  withdraw(): void
}

export type PairingProposals<session> = {
  /**
   * Keeps a pairing proposal pending until a wallet approves it. Rejects with the signal's reason,
   * or if none can be created.
   */
  wait(signal?: AbortSignal): Promise<session>
  /**
   * Passes a session from another source to the pending waiters. Returns whether there were any.
   */
  give(session: session): boolean
  /** Creates a pairing proposal ahead of `wait`. */
  prepare(): Promise<void>
  /** Withdraws what is proposed, so that the next waiter has a new proposal. */
  restart(): Promise<void>
  /** Withdraws proposals without a waiter, unless they are kept for reuse. */
  release(): void
  destroy(): void
}

export declare namespace createPairingProposals {
  type Parameters<session> = {
    connection: ConnectionController
    /** Creates a proposal. Rejects with a `CleatError` if that fails. */
    make: () => Promise<PairingProposal<session>>
    /** Called when a wallet approved a proposal without a waiter. */
    onStray: (session: session) => void
    /** Called with `true` when a proposal becomes pending, and with `false` when none is left. */
    onStanding?: ((isStanding: boolean) => void) | undefined
    /**
     * Whether a proposal outlives its waiters, because the browser may discard the page meanwhile.
     */
    isKept: boolean
  }
}

type Waiter<session> = {
  resolve(session: session): void
  reject(error: unknown): void
}

/** Spec §9: a proposal is valid for four minutes and counts as expired ten seconds earlier. */
const lifetimeMs = 240_000
const marginMs = 10_000
/** Spec §9: milliseconds between a rejection and the next proposal. */
const retryMs = 1000

/**
 * Creates pairing proposals one after the other. Each is shown until it expires or is rejected, and
 * then replaced. A wallet may still approve the previous one, because the visitor may have just
 * scanned it.
 */
export function createPairingProposals<session>(
  parameters: createPairingProposals.Parameters<session>,
): PairingProposals<session> {
  const { connection, onStray, onStanding, isKept } = parameters
  const waiting = new Set<Waiter<session>>()
  const standing = new Set<PairingProposal<session>>()
  let making: Promise<void> | undefined
  let isPrepared = false
  /**
   * A session approved before `wait` was called, for example after a tap that opened the wallet at
   * once.
   */
  let early: session | undefined
  let isDestroyed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const isWanted = () => waiting.size > 0 || isPrepared
  const isGood = () => {
    const { wcUri, wcPairingExpiry = 0 } = connection.state
    return wcUri !== undefined && Date.now() < wcPairingExpiry - marginMs
  }
  const settle = (act: (waiter: Waiter<session>) => void) => {
    for (const waiter of [...waiting]) act(waiter)
    waiting.clear()
  }
  const clear = () => {
    clearTimeout(timer)
    onStanding?.(false)
    for (const offer of standing) offer.withdraw()
    standing.clear()
    if (early !== undefined) onStray(early)
    early = undefined
    connection.set({ wcUri: undefined, wcPairingExpiry: undefined, wcDeclined: false })
  }
  const give = (session: session) => {
    if (waiting.size === 0) return false
    isPrepared = false
    settle((waiter) => waiter.resolve(session))
    clear()
    return true
  }
  const renewIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => (isWanted() ? void renew() : clear()), ms)
  }

  const follow = (offer: PairingProposal<session>) => {
    /** Hides an expired or rejected proposal. */
    const leave = (wcDeclined: boolean) => {
      if (connection.state.wcUri !== offer.uri) return
      connection.set({ wcUri: undefined, wcPairingExpiry: undefined, wcDeclined })
      renewIn(retryMs)
    }
    offer.approval.then(
      (session) => {
        const isStanding = standing.delete(offer)
        if (isStanding && give(session)) return
        if (isStanding && isPrepared && early === undefined) {
          early = session
          clearTimeout(timer)
          return connection.set({ wcUri: undefined, wcPairingExpiry: undefined })
        }
        if (isStanding) leave(false)
        onStray(session)
      },
      (error) => {
        if (standing.delete(offer)) leave(isRefusal(error))
      },
    )
  }

  const make = async () => {
    try {
      const offer = await parameters.make()
      if (!isWanted()) {
        offer.approval.then(onStray, () => undefined)
        return offer.withdraw()
      }
      standing.add(offer)
      onStanding?.(true)
      follow(offer)
      const wcPairingExpiry = Date.now() + lifetimeMs
      connection.set({ wcUri: offer.uri, wcPairingExpiry, wcError: false })
      renewIn(lifetimeMs - marginMs)
    } catch (error) {
      if (!isWanted()) return
      isPrepared = false
      connection.set({ wcUri: undefined, wcPairingExpiry: undefined, wcError: true })
      settle((waiter) => waiter.reject(error))
    } finally {
      making = undefined
    }
  }
  /** Creates one proposal at a time. A cancelled creation serves the next waiter. */
  const renew = () => {
    making ??= make()
    return making
  }

  const takeEarly = (session: session) => {
    early = undefined
    isPrepared = false
    clear()
    return session
  }

  const release = () => {
    isPrepared = false
    if (waiting.size === 0 && !(isKept && isGood())) clear()
  }

  return {
    async wait(signal = new AbortController().signal) {
      signal.throwIfAborted()
      if (isDestroyed) throw new CleatError('CONNECTION_KIT_DESTROYED')
      if (early !== undefined) return takeEarly(early)
      let waiter: Waiter<session> | undefined
      const taken = new Promise<session>((resolve, reject) => {
        waiter = { resolve, reject }
        waiting.add(waiter)
      })
      if (!isGood()) void renew()
      try {
        return await raceSignal(taken, signal)
      } finally {
        if (waiter) waiting.delete(waiter)
        release()
      }
    },
    give,
    async prepare() {
      if (isDestroyed) return
      isPrepared = true
      if (!isGood() && early === undefined) await renew()
    },
    async restart() {
      await making
      if (waiting.size === 0) clear()
    },
    release,
    destroy() {
      isDestroyed = true
      isPrepared = false
      settle((waiter) => waiter.reject(new CleatError('CONNECTION_KIT_DESTROYED')))
      clear()
    },
  }
}

/** WalletConnect's error codes of a rejection by the visitor. */
function isRefusal(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'number' && code >= 5000 && code < 5100
}
