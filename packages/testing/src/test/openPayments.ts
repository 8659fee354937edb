import type { CaipNetwork, TransferAdapter } from '@cleat/core/adapter'
import { checkNetworks } from '@cleat/core/adapter'
import { createEvmTransfers } from '@cleat/evm/transfers'
import { type Address, getAddress, type Hex } from 'viem'
import type { WalletAccount } from '../accounts/walletAccount.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import { createDevWallet } from '../wallet/createDevWallet.ts'

export type Payments = {
  readonly transfers: TransferAdapter
  readonly network: CaipNetwork
  /** The account that pays. */
  readonly payer: Address
}

/** The transfers of an app over a wallet with an account of a kind, with an RPC of any flavour. */
export async function openPayments(parameters: {
  chain: WalletChain
  /** Of the app. @default the wallet's */
  rpcUrl?: string | undefined
  account: WalletAccount
  /** @default those of `createDevWallet` */
  privateKeys?: readonly Hex[] | undefined
  /** What the wallet answers instead of sending anything. */
  answer?: Hex | undefined
}): Promise<Payments> {
  const { chain, rpcUrl = chain.rpcUrl, account, privateKeys, answer } = parameters
  const [network] = checkNetworks({
    networks: [
      {
        ...{ id: chain.id, name: chain.name },
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [rpcUrl] } },
      },
    ],
  })
  const wallet = createDevWallet({ chains: [chain], account, privateKeys })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  const [payer] = wallet.accounts
  if (!payer) throw new Error('The wallet has no account.')
  const transfers = createEvmTransfers({
    networks: () => [network],
    call: (_, request) => askNode(rpcUrl, request),
    toAddress: (address) => getAddress(address),
    isPaired: () => false,
    send: (request) =>
      request.method === 'eth_sendTransaction' && answer
        ? Promise.resolve(answer)
        : wallet.provider.request(request),
  })
  return { transfers, network, payer }
}

/** A connection that was kept may be closed by the node just then, so it is tried again. */
async function askNode(
  url: string,
  request: { method: string; params?: unknown },
  tries = 3,
): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...request })
  const response = await fetch(url, { method: 'POST', headers, body }).catch((error: unknown) => {
    if (tries <= 1) throw error
    return undefined
  })
  if (!response) return askNode(url, request, tries - 1)
  const { result, error } = (await response.json()) as { result?: unknown; error?: object }
  if (error) throw Object.assign(new Error('refused'), error)
  return result
}
