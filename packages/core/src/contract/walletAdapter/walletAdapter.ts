import type { Namespace } from '../../base/caip/namespace.ts'
import type { AdapterFeatures } from '../adapter/adapterFeatures.ts'
import type { ChainAdapter } from '../adapter/chainAdapter.ts'
import type { NamespaceRules } from '../adapter/namespaceRules.ts'
import type { ChainWallet } from './chainWallet.ts'
import { createWalletAdapter } from './createWalletAdapter.ts'

/** `createWalletAdapter` as a base class, for adapters that apps create with `new`. */
export class WalletAdapter<chainNamespace extends Namespace, wallet extends ChainWallet>
  implements ChainAdapter<chainNamespace>
{
  declare readonly id: string
  declare readonly namespace: chainNamespace
  declare readonly start: ChainAdapter<chainNamespace>['start']
  declare readonly hasSession: ChainAdapter['hasSession']
  declare readonly getConnection: ChainAdapter['getConnection']
  declare readonly connect: ChainAdapter['connect']
  declare readonly reconnect: ChainAdapter['reconnect']
  declare readonly disconnect: ChainAdapter['disconnect']
  declare readonly rules?: NamespaceRules | undefined
  declare readonly features: Partial<AdapterFeatures>

  constructor(parameters: createWalletAdapter.Parameters<chainNamespace, wallet>) {
    Object.assign(this, createWalletAdapter(parameters))
  }
}
