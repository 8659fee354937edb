import type { CaipNetwork } from '../../../base/caip/network.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { captureView } from '../../../boot/captureView.ts'
import type {
  PermissionsAdapter,
  PermissionWallet,
} from '../../../contract/permissions/permissionsAdapter.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'

/** The wallet, account and network that permissions are about. */
export type SessionWallet = {
  readonly view: RequestView
  readonly network: CaipNetwork
  readonly connectorId: string
  readonly wallet: PermissionWallet
  readonly adapter: PermissionsAdapter
}

/**
 * The wallet in use, which is asked through the pipeline.
 * @throws `CONNECTION_NOT_CONNECTED`; `PERMISSION_UNSUPPORTED` on chains without permissions
 */
export async function getWallet(kit: FeatureRuntime): Promise<SessionWallet> {
  const { account, connectors, network: networks } = kit.controllers
  const namespace = networks.state.activeNamespace
  const view = captureView(kit, namespace)
  const { connectorId = '' } = account.get(namespace)
  const network = networks.get(namespace)?.caipNetwork
  const load = kit.adapters.get(namespace)?.features['permissions:load']
  if (!network || !load) {
    const context = { wallet: view.wallet, reason: 'no wallet grants permissions on this network' }
    throw new CleatError('PERMISSION_UNSUPPORTED', { context })
  }
  const isPaired = connectors.find({ connectorId, namespace })?.type === 'WALLET_CONNECT'
  const session = isPaired ? kit.remoteWallets.current?.getSession() : undefined
  return {
    ...{ view, network, connectorId, adapter: await load() },
    wallet: {
      name: view.wallet,
      submit: (request) => kit.request({ type: 'provider:request', ...request, view }),
      ...(isPaired && { approved: session?.namespaces[namespace]?.methods ?? [] }),
    },
  }
}
