import { defaultNamespace } from '../../base/caip/defaultNamespace.ts'
import type { CaipNetwork, Network } from '../../base/caip/network.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import { toCleatError } from '../../base/errors/toCleatError.ts'
import { applyConnection } from '../../boot/applyConnection.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { findAdapter, findFeature } from '../../contract/adapter/findAdapter.ts'
import { createAttempt } from './createAttempt.ts'

export declare namespace switchNetwork {
  type Parameters = {
    /** One of the app's networks. Only its id and namespace are read. */
    network: Pick<Network, 'id' | 'chainNamespace'>
    /** Cancels the switch. */
    signal?: AbortSignal | undefined
    /** Milliseconds to wait for the wallet. @default 300000 */
    timeoutMs?: number | undefined
  }
  type ReturnType = Promise<CaipNetwork>
  type ErrorType = CleatError<
    | 'NETWORK_NOT_FOUND'
    | 'NETWORK_SWITCH_REJECTED'
    | 'NETWORK_SWITCH_UNSUPPORTED'
    | 'NETWORK_SWITCH_FAILED'
    | 'NETWORK_SWITCH_TIMEOUT'
    | 'CONNECTION_USER_CLOSED'
    | 'ADAPTER_FEATURE_MISSING'
    | 'WALLET_ERROR'
  >
}

/**
 * Switches the network: in the wallet if one is connected on the namespace, else in the app alone.
 * Resolves when the wallet is on the network. Rejects with a typed error otherwise and leaves the
 * network unchanged.
 */
export async function switchNetwork(
  kit: KitBase,
  parameters: switchNetwork.Parameters,
): switchNetwork.ReturnType {
  const { network: wanted, signal, timeoutMs = 300_000 } = parameters
  const { account, events, network } = kit.controllers
  const id = `${wanted?.chainNamespace ?? defaultNamespace}:${wanted?.id}`
  const target = network.find(id)
  if (!target) throw new CleatError('NETWORK_NOT_FOUND', { context: { id } })
  const { chainNamespace: namespace, caipNetworkId } = target
  const before = network.getActive()

  if (account.get(namespace).status === 'connected') {
    const adapter = findAdapter(kit, namespace)
    if (adapter.getConnection()?.caipNetworkId !== caipNetworkId) {
      const switchWallet = findFeature(kit, namespace, 'network:switch')
      const wallet = account.get(namespace).connectedWalletInfo?.name ?? 'The wallet'
      const context = { network: target.name, wallet }
      const attempt = createAttempt(kit, {
        signal,
        timeoutMs,
        onTimeout: () =>
          new CleatError('NETWORK_SWITCH_TIMEOUT', { context: { ...context, timeoutMs } }),
      })
      try {
        await attempt.race(() => switchWallet({ network: target }))
      } catch (error) {
        throw toCleatError(error, 'NETWORK_SWITCH_FAILED', { context })
      }
      const moved = adapter.getConnection()
      if (moved?.caipNetworkId !== caipNetworkId)
        throw new CleatError('NETWORK_SWITCH_FAILED', { context })
      applyConnection(kit, namespace, moved)
    }
  } else {
    network.setNetwork(caipNetworkId)
    network.setChoice(namespace, caipNetworkId)
  }

  network.setActiveNamespace(namespace)
  kit.storage.set('activeNetworkId', caipNetworkId)
  if (before !== target) events.track('SWITCH_NETWORK', { network: caipNetworkId })
  return target
}
