import type UniversalProvider from '@walletconnect/universal-provider'
import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { PairedSession } from '../../contract/remoteWallets/pairedSession.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import type { ConnectionController, WaitingRequest } from '../../state/connection.ts'
import { createDisconnectedError } from './createDisconnectedError.ts'
import { createProviderError } from './createProviderError.ts'
import { translateRelayError } from './translateRelayError.ts'

/** The requests that are pending in the paired wallet. */
export type Requests = {
  send(parameters: {
    session: PairedSession
    caipNetworkId: CaipNetworkId
    method: string
    params?: unknown
  }): Promise<unknown>
  cancel(id: number): void
  /** Rejects all pending requests, because no wallet can answer them. */
  rejectAll(error: CleatError): void
}

export declare namespace createRequests {
  type Parameters = {
    provider: UniversalProvider
    connection: ConnectionController
    relay: string
    /** The link that opens the wallet, if a link on this device paired it. */
    findLink: () => { readonly href: string; readonly wallet: Wallet } | undefined
    /** Called after the request was sent. */
    onSent: (request: WaitingRequest) => void
  }
}

/** WalletConnect's timeout of a request. */
const expirySeconds = 300
/** Answered by the wallet without a visitor, so its app is not opened. */
const unattended = new Set(['wallet_getCallsStatus'])
/** WalletConnect's code of an ended session. Pending requests are rejected with it. */
const endedCode = 6000

export function createRequests(parameters: createRequests.Parameters): Requests {
  const { provider, connection, relay, findLink, onSent } = parameters
  const cancels = new Map<number, (error: CleatError) => void>()
  let lastId = 0

  const list = (
    change: (waiting: typeof connection.state.waiting) => typeof connection.state.waiting,
  ) => connection.set({ waiting: change(connection.state.waiting) })

  return {
    async send({ session, caipNetworkId, method, params }) {
      const { topic, peer, namespaces } = session
      const wallet = peer.name
      const [namespace = ''] = caipNetworkId.split(':')
      const approved = namespaces[namespace]
      if (!approved?.methods.includes(method) || !approved.chains.includes(caipNetworkId))
        throw new CleatError('WALLET_METHOD_UNSUPPORTED', {
          cause: createProviderError(4200, 'Not approved by the wallet'),
          context: { wallet, method },
        })

      lastId += 1
      const id = lastId
      const link = findLink()
      const waiting = { id, method, wallet, href: link?.href, linked: link?.wallet }
      const cancelled = new Promise<never>((_, reject) => cancels.set(id, reject))
      const isShown = !unattended.has(method)
      if (isShown) list((others) => [...others, waiting])
      const { client } = provider
      const request = { method, params }
      const onRequestSent = (sent: { request: object }) => {
        // The library returns the same request object, which identifies it among requests of the
        // same method.
        if (sent.request !== request) return
        client.off('session_request_sent', onRequestSent)
        if (isShown) onSent(waiting)
      }
      client.on('session_request_sent', onRequestSent)
      try {
        const asked = client.request({
          topic,
          chainId: approved.earlierIds?.[caipNetworkId] ?? caipNetworkId,
          request,
          expiry: expirySeconds,
        })
        asked.catch(() => undefined)
        return await Promise.race([asked, cancelled])
      } catch (error) {
        throw translate(error, { method, wallet, relay })
      } finally {
        client.off('session_request_sent', onRequestSent)
        cancels.delete(id)
        list((waiting) => waiting.filter((request) => request.id !== id))
      }
    },
    cancel(id) {
      const request = connection.state.waiting.find((waiting) => waiting.id === id)
      if (!request) return
      const { method, wallet } = request
      const cause = createProviderError(4001, 'Given up by the visitor')
      cancels.get(id)?.(new CleatError('REQUEST_CANCELLED', { cause, context: { method, wallet } }))
    },
    rejectAll(error) {
      for (const cancel of [...cancels.values()]) cancel(error)
    },
  }
}

/** Errors with a code are the wallet's answer and pass unchanged. Others are relay errors. */
function translate(
  error: unknown,
  { method, wallet, relay }: { method: string; wallet: string; relay: string },
): unknown {
  if (error instanceof CleatError) return error
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (code === endedCode) return createDisconnectedError(wallet)
  if (typeof code === 'number') return error
  if (typeof message === 'string' && /expired/i.test(message))
    return new CleatError('REQUEST_TIMEOUT', {
      cause: error,
      context: { method, wallet, timeoutMs: expirySeconds * 1000 },
    })
  return translateRelayError(error, relay)
}
