import type {
  CaipNetwork,
  PaymentAsset,
  PreparedSwap,
  Swap,
  SwapAdapter,
  SwapOffer,
  SwapOutcome,
} from '@cleat/core/adapter'
import { localSolanaTokens } from '@cleat/localnet'
import type { SolanaWalletParameters } from '@cleat/testing/solana'
import { base64 } from '@scure/base'
import { PublicKey } from '@solana/web3.js'
import type { SolanaAdapter } from '../SolanaAdapter.ts'
import { associatedAddress } from './associatedAddress.ts'
import { wsol } from './createSwapParts.ts'
import { type App, setUpApps } from './setUpApps.ts'

const [usdcToken, tollToken] = localSolanaTokens
const toAsset = ({ address, symbol, decimals }: typeof usdcToken): PaymentAsset => ({
  ...{ address, symbol, decimals },
})

export const assets: Readonly<Record<'sol' | 'wsol' | 'usdc' | 'toll', PaymentAsset>> = {
  sol: { symbol: 'SOL', decimals: 9 },
  wsol: { address: wsol, symbol: 'WSOL', decimals: 9 },
  ...{ usdc: toAsset(usdcToken), toll: toAsset(tollToken) },
}

type Holdings = { readonly lamports: bigint; readonly usdc: bigint; readonly wsol: bigint }

export type SwappingApp = App & {
  readonly swaps: SwapAdapter
  /** Who swaps. */
  readonly address: string
  readonly network: CaipNetwork
  /** SOL for USDC, unless something else is named. */
  createSwap: (parts: Partial<Swap>) => Swap
  /** What the market maker offers, as the server passes it on. */
  fetchOffer: (swap: Swap) => Promise<SwapOffer>
  /** An offer of such a transaction. */
  toOffer: (transaction: Uint8Array, parts: Partial<SwapOffer>) => SwapOffer
  prepare: (swap: Swap, offer?: SwapOffer) => Promise<PreparedSwap>
  /** Decodes, checks, sends and follows, as the kit does. */
  finish: (prepared: PreparedSwap) => Promise<SwapOutcome>
  /** What an owner has, as web3.js reads it. */
  holdingsOf: (owner?: string) => Promise<Holdings>
}

const policy = {}

/** `setUpApps` with a market maker and the swaps of the adapter. */
export function setUpSwaps(): (
  parameters?: SolanaAdapter.Parameters & { wallet?: SolanaWalletParameters },
) => Promise<SwappingApp> {
  // Slots as long as on mainnet, because the market maker's offers last for 75 of them.
  const openApp = setUpApps({ slotMs: 400, maker: true })
  return async (parameters) => {
    const app = await openApp(parameters)
    const swaps = await app.adapter.features['swaps:load']?.()
    const [network] = app.networks
    const [address = ''] = app.wallet.addresses
    if (!swaps || !network) throw new Error('The adapter has both.')
    const { connection, solana } = app
    const { signal } = new AbortController()
    const toOffer: SwappingApp['toOffer'] = (transaction, parts) => ({
      ...{ source: { id: 'maker', name: 'Maker' }, kind: 'rfq', amount: 1n, fees: [] },
      ...{ call: { transaction: base64.encode(transaction), lastValidBlockHeight: 1 }, ...parts },
    })
    return {
      ...app,
      ...{ swaps, address, network, toOffer },
      createSwap: (parts) => ({
        ...{ network, address, source: assets.sol, target: assets.usdc },
        ...{ amount: 2_000_000_000n, slippageBps: 100, ...parts },
      }),
      async fetchOffer({ source, target, amount, address: user }) {
        const idOf = (asset: PaymentAsset) => asset.address ?? wsol.replace(/2$/, '1')
        const query = { from: idOf(source), to: idOf(target), amount: String(amount), user }
        const response = await fetch(`${solana.maker?.url}/build?${new URLSearchParams(query)}`)
        const answer = (await response.json()) as { transaction: string; toAmount: string }
        const expiresAt = Date.now() + 30_000
        const built = base64.decode(answer.transaction)
        return toOffer(built, { amount: BigInt(answer.toAmount), expiresAt })
      },
      prepare: (swap, offer) => swaps.prepare({ swap, offer, policy, signal }),
      async finish(prepared) {
        const { swap, minReceived } = prepared
        await swaps.decode({ payload: prepared.steps[0]?.payload, network, policy })
        await swaps.check({ prepared, step: 0, policy })
        const sent = await swaps.send({ prepared, step: 0, policy })
        return swaps.follow({ ...sent, swap, minReceived, isExchange: true, signal })
      },
      async holdingsOf(owner = address) {
        const amountOf = async (mint: string) => {
          const program = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
          const account = new PublicKey(associatedAddress({ owner, mint, program }))
          const found = await connection.getAccountInfo(account)
          return found ? found.data.readBigUInt64LE(64) : 0n
        }
        const [lamports, usdc, wrapped] = await Promise.all([
          connection.getBalance(new PublicKey(owner)),
          amountOf(usdcToken.address),
          amountOf(wsol),
        ])
        return { lamports: BigInt(lamports), usdc, wsol: wrapped }
      },
    }
  }
}
