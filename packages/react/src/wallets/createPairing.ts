import { CleatError, type ConnectedAccount, type Namespace } from '@cleat/core'
import type { Wallet } from '@cleat/core/wallets'
import { subscribe } from 'valtio/vanilla'
import type { AppKit } from '../kit/appKit.ts'
import { pairWallet } from './pairWallet.ts'
import { readClientId } from './readClientId.ts'
import type { PairingParameters, WalletsState } from './walletStore.ts'

/** The part of the state that a pairing changes. */
export type PairingFields = Pick<
  WalletsState,
  'wcUri' | 'wcError' | 'isFetchingWcUri' | 'wcClientId'
>

/** The pairings of one kit. */
export type Pairing = {
  /** Pairs a wallet that the visitor chose. */
  connect(parameters: {
    /** What the lists know of the wallet. */
    wallet: Wallet | undefined
    /** The CAIP-2 namespace to connect. */
    namespace: Namespace | undefined
    /** Cancels the pairing. */
    signal: AbortSignal
    /** URL of WalletConnect Pay. */
    wcPayUrl: string | undefined
  }): Promise<ConnectedAccount>
  /** See `WalletStore`. */
  getWcUri(parameters: PairingParameters): Promise<string>
  /** See `WalletStore`. */
  resetWcUri(): void
}

/** Creates the pairings of a kit. Reports each change until the kit is destroyed. */
export function createPairing(kit: AppKit, report: (fields: PairingFields) => void): Pairing {
  const { connection } = kit.controllers
  let pending: AbortController | undefined
  let payUrl: string | undefined
  let wcClientId: string | undefined

  const addPayUrl = (uri: string) =>
    payUrl === undefined ? uri : `${uri}&pay=${encodeURIComponent(payUrl)}`
  const look = () => {
    const { wcUri: uri, wcError } = connection.state
    const wcUri = uri && addPayUrl(uri)
    if (wcUri && !wcClientId)
      readClientId(kit).then(
        (id) => {
          wcClientId = id
          if (id) look()
        },
        () => undefined,
      )
    report({ wcUri, wcError, isFetchingWcUri: Boolean(pending) && !wcUri && !wcError, wcClientId })
  }
  const stop = subscribe(connection.state, look, true)
  kit.lifetime.addEventListener('abort', stop, { once: true })

  return {
    connect({ wcPayUrl, ...parameters }) {
      payUrl = wcPayUrl
      return pairWallet({ kit, addPayUrl, ...parameters })
    },
    getWcUri({ wcPayUrl }) {
      payUrl = wcPayUrl
      pending ??= new AbortController()
      const attempt = pending
      look()
      return new Promise((resolve, reject) => {
        const take = () => {
          const { wcUri } = connection.state
          if (wcUri) resolve(addPayUrl(wcUri))
          return wcUri
        }
        if (take()) return
        const stopTaking = subscribe(connection.state, take, true)
        pairWallet({ kit, addPayUrl, namespace: undefined, signal: attempt.signal })
          .then(undefined, reject)
          .finally(() => {
            stopTaking()
            if (pending === attempt) pending = undefined
            look()
          })
      })
    },
    resetWcUri() {
      pending?.abort(new CleatError('CONNECTION_USER_CLOSED'))
      pending = undefined
      look()
    },
  }
}
