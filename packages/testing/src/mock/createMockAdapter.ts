import {
  type ChainAdapter,
  createWalletAdapter,
  type Namespace,
  type StorageArea,
  toCleatError,
} from '@cleat/core/adapter'
import type { MockChainWallet, MockWallet } from './createMockWallet.ts'
import { verifyMock } from './mockSignature.ts'

export declare namespace createMockAdapter {
  type Parameters<namespace extends Namespace> = {
    /** The namespace of the adapter, such as `toy`. */
    namespace: namespace
    /** The wallets of the page. */
    wallets: readonly MockWallet[]
    /** The balances of the accounts; see `createMockWallet`. */
    ledger?: ReadonlyMap<string, bigint> | undefined
    /** Where the adapter remembers connected wallets. @default the browser's `localStorage` */
    storage?: StorageArea | undefined
    /** @default `cleat.<namespace>.wallets` */
    storageKey?: string | undefined
  }
}

/**
 * An adapter for app tests, for any namespace, with wallets in memory and without a chain or
 * network.
 * @example
 * ```ts
 * import { toCaipNetworkId } from '@cleat/core/adapter'
 * import { createMockAdapter, createMockWallet } from '@cleat/testing'
 *
 * const wallet = createMockWallet({
 *   namespace: 'toy',
 *   addresses: ['toy-a', 'toy-b'],
 *   caipNetworkId: toCaipNetworkId('toy:one'),
 * })
 * export const adapter = createMockAdapter({ namespace: 'toy', wallets: [wallet] })
 * ```
 */
export function createMockAdapter<namespace extends Namespace>(
  parameters: createMockAdapter.Parameters<namespace>,
): ChainAdapter<namespace> {
  const { namespace, wallets, ledger, storage, storageKey } = parameters
  return createWalletAdapter<namespace, MockChainWallet>({
    id: 'mock',
    namespace,
    storage,
    storageKey,
    discover(_context, report) {
      const present = () =>
        report(wallets.filter(({ hasAppeared }) => hasAppeared).map((wallet) => wallet.chainWallet))
      const stops = wallets.map((wallet) => wallet.onAppear(present))
      present()
      return () => {
        for (const stop of stops) stop()
      }
    },
    features: (session) => ({
      'message:sign': async (request) => {
        const { wallet } = session.current()
        return { signature: await wallet.sign(request).catch(translate(wallet, 'sign')) }
      },
      'message:verify': async (request) => verifyMock(request),
      'balance:read': async ({ address, network }) => {
        const { decimals, symbol } = network.nativeCurrency
        return { value: ledger?.get(address) ?? 0n, decimals, symbol }
      },
      'transfer:send': async (request) => {
        const { wallet } = session.current()
        return { hash: await wallet.send(request).catch(translate(wallet, 'send')) }
      },
    }),
  })
}

function translate({ connector }: MockChainWallet, method: string) {
  return (error: unknown): never => {
    throw toCleatError(error, 'WALLET_ERROR', { context: { wallet: connector.name, method } })
  }
}
