import type { Namespace } from '../../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { AdapterFeatures } from '../../../contract/adapter/adapterFeatures.ts'
import type { AuthWallet } from '../../../contract/auth/authWallet.ts'
import { findAuthWallet } from '../../../runtime/auth/findAuthWallet.ts'

/** The account in use, where its chain family has accounts with code. */
export type CodeAccount = {
  readonly namespace: Namespace
  readonly address: string
  readonly connectorId: string
  readonly networks: readonly CaipNetwork[]
  readonly readCode: AdapterFeatures['account:code']
  /** `undefined` for other wallets. */
  readonly auth: AuthWallet | undefined
}

export function getAccount(kit: KitBase): CodeAccount | undefined {
  const { account, network } = kit.controllers
  const namespace = network.state.activeNamespace
  const { status, address, connectorId } = account.get(namespace)
  const networks = network.get(namespace)?.caipNetworks ?? []
  const readCode = kit.adapters.get(namespace)?.features['account:code']
  if (status !== 'connected' || !address || !connectorId || !readCode) return undefined
  const auth = findAuthWallet(kit, { namespace, connectorId })
  return { namespace, address, connectorId, networks, readCode, auth }
}
