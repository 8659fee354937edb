import { boolean, object, parse, safeParse } from 'valibot'
import type { Namespace } from '../../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import { captureView } from '../../../boot/captureView.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { TokenBalance } from '../../api/data/answers/tokenBalance.ts'
import { walletAssetsAnswer } from '../../api/data/answers/walletAssetsAnswer.ts'
import { runRequest } from '../../requests/runRequest.ts'

/** A silent wallet must not block the other sources. */
const timeoutMs = 2000

/** Reads the balances from the connected wallet, if it supports ERC-7811. */
export type WalletAssets = (parameters: {
  address: string
  network: CaipNetwork
}) => Promise<readonly TokenBalance[] | undefined>

/**
 * Asks a wallet in the browser once for its support and remembers a negative answer. Never rejects,
 * because other sources follow.
 */
export function createWalletAssets(kit: KitBase): WalletAssets {
  const unable = new Set<string>()

  const ask = async (namespace: Namespace, method: string, params: unknown) => {
    const view = captureView(kit, namespace)
    const answer = runRequest(kit, { type: 'provider:request', method, params, view })
    return await Promise.race([answer, afterTimeout()])
  }

  return async ({ address, network }) => {
    const { chainNamespace: namespace } = network
    const { status, address: connected, connectorId = '' } = kit.controllers.account.get(namespace)
    const method = kit.adapters.get(namespace)?.rules?.methods?.assets
    if (!method || status !== 'connected') return undefined
    if (connected !== address || unable.has(connectorId)) return undefined
    // A request opens the app of a paired wallet, which needs a tap.
    const { type } = kit.controllers.connectors.find({ connectorId, namespace }) ?? {}
    if (type === 'WALLET_CONNECT') return undefined
    const chain = `0x${Number(network.id).toString(16)}`
    try {
      const calls = await kit.calls?.()
      const found = await calls?.getCapabilities({ view: { namespace, address }, network })
      if (!canTell(found?.raw)) throw new Error('no asset discovery')
      const params = [{ account: address, chainFilter: [chain] }]
      const answer = await ask(namespace, method, params)
      return parse(walletAssetsAnswer(network.caipNetworkId), answer)
    } catch {
      unable.add(connectorId)
      return undefined
    }
  }
}

const schema = object({ assetDiscovery: object({ supported: boolean() }) })

function canTell(capabilities: unknown): boolean {
  const { success, output } = safeParse(schema, capabilities)
  return success && output.assetDiscovery.supported
}

function afterTimeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), timeoutMs))
}
