import { raceSignal } from '../../base/async/raceSignal.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { ConnectionController } from '../../state/connection.ts'

/** One pairing URI and what becomes of it. */
export type PairingProposal<session> = {
  readonly uri: string
  /** Resolves when a wallet takes the offer; rejects when it declines or the offer dies. */
  readonly approval: Promise<session>
  /** Takes the offer back. */
  withdraw(): void
}

export type PairingProposals<session> = {
  /** Keeps an offer standing until a wallet takes it. Rejects with the signal's reason, or when none can be made. */
  wait(signal?: AbortSignal): Promise<session>
  /** Gives a session to whoever waits, though it comes from elsewhere. Says whether anybody did. */
  give(session: session): boolean
  /** Makes an offer that nobody waits for yet. */
  prepare(): Promise<void>
  /** Takes back what nobody waits for, but for an offer that is to be used again. */
  release(): void
  destroy(): void
}

export declare namespace createPairingProposals {
  type Parameters<session> = {
    connection: ConnectionController
    /** Makes an offer. Rejects with a `CleatError` where it cannot. */
    make: () => Promise<PairingProposal<session>>
    /** A wallet took an offer that nobody waits for any more. */
    onStray: (session: session) => void
    /** Told when an offer stands, and when none does any more. */
    onStanding?: ((isStanding: boolean) => void) | undefined
    /** Whether an offer outlives its waiting, as where the browser may throw the page away meanwhile. */
    isKept: boolean
  }
}

type Waiter<session> = {
  resolve(session: session): void
  reject(error: unknown): void
}

/** Spec §9: an offer stands for four minutes, and counts as expired ten seconds before. */
const lifetimeMs = 240_000
const marginMs = 10_000
/** Spec §9: how long after a refusal the next offer is made. */
const retryMs = 1000

/**
 * Pairing offers, one after the other: each is shown until it expires or is declined, then the next takes its place. A
 * wallet may still take the one before, which a visitor may have scanned a moment ago.
 */
export function createPairingProposals<session>(
  parameters: createPairingProposals.Parameters<session>,
): PairingProposals<session> {
  const { connection, onStray, onStanding, isKept } = parameters
  const waiting = new Set<Waiter<session>>()
  const standing = new Set<PairingProposal<session>>()
  let making: Promise<void> | undefined
  let isPrepared = false
  /** Of a wallet that was faster than who is to wait for it, as where a tap opens it at once. */
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
    /** What is over may not be shown any longer. */
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
  /** One at a time: two in the making could not be told apart, and one that was given up serves whoever comes next. */
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
    release,
    destroy() {
      isDestroyed = true
      isPrepared = false
      settle((waiter) => waiter.reject(new CleatError('CONNECTION_KIT_DESTROYED')))
      clear()
    },
  }
}

/** WalletConnect's codes of a visitor who said no. */
function isRefusal(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'number' && code >= 5000 && code < 5100
}
