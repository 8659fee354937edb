import type { Network } from '@cleat/core/adapter'
import { CleatError, readErrorCode } from '@cleat/core/adapter'
import type { GuardedProvider } from '../provider/guardProvider.ts'

type Provider = Pick<GuardedProvider, 'request' | 'on' | 'removeListener'>

export declare namespace moveToChain {
  type Parameters = {
    /** The wallet's provider. */
    provider: Provider
    /** The chain to move to. Its `id` is a number. */
    chain: Pick<Network, 'id' | 'name' | 'nativeCurrency' | 'rpcUrls' | 'blockExplorers'>
    /** The wallet's name, for error messages. */
    wallet: string
    /** Parameters of EIP-3085 that replace the chain's own data. */
    addEthereumChainParameter?: { readonly [name: string]: unknown } | undefined
  }
}

/** The wallet does not know the chain. Some wallets use the generic code instead of EIP-3326's. */
const unrecognised = new Set([4902, -32603])

/** The time in milliseconds within which a wallet that reported a switch must have switched. */
const arrivalMs = 2000

/**
 * Moves a wallet to a chain. A chain that the wallet does not know is added first. Resolves once
 * the wallet reports the chain. Errors of the wallet are not translated: `switchWalletChain` does
 * that.
 * @throws the wallet's own error; `NETWORK_SWITCH_FAILED` if the wallet does not arrive in 2
 * seconds
 * @see EIP-3326, EIP-3085
 */
export async function moveToChain(parameters: moveToChain.Parameters): Promise<void> {
  const { provider, chain, wallet } = parameters
  const chainId = toHex(chain)
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  } catch (error) {
    if (!unrecognised.has(readErrorCode(error) ?? 0)) throw error
    const params = [toAddParameter(parameters)]
    await provider.request({ method: 'wallet_addEthereumChain', params })
  }
  if (await hasArrived(provider, chainId)) return
  throw new CleatError('NETWORK_SWITCH_FAILED', { context: { network: chain.name, wallet } })
}

function toHex({ id }: Pick<Network, 'id'>): string {
  return `0x${Number(id).toString(16)}`
}

function toAddParameter(parameters: moveToChain.Parameters): object {
  const { chain, addEthereumChainParameter } = parameters
  const explorer = chain.blockExplorers?.default.url
  const given = Object.fromEntries(
    Object.entries(addEthereumChainParameter ?? {}).filter(([, value]) => value !== undefined),
  )
  return {
    chainId: toHex(chain),
    chainName: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: chain.rpcUrls.default.http,
    ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
    ...given,
  }
}

/**
 * A wallet's word is not enough: what counts is the chain it answers with, now or after its event.
 */
function hasArrived(provider: Provider, chainId: string): Promise<boolean> {
  const isThere = async () => (await provider.request({ method: 'eth_chainId' })) === chainId
  return new Promise((resolve, reject) => {
    const end = (arrived: boolean) => {
      clearTimeout(timer)
      provider.removeListener('chainChanged', onChange)
      resolve(arrived)
    }
    const onChange = (current: unknown) => current === chainId && end(true)
    const timer = setTimeout(() => isThere().then(end, () => end(false)), arrivalMs)
    provider.on('chainChanged', onChange)
    isThere().then((there) => there && end(true), reject)
  })
}
