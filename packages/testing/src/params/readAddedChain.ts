import type { WalletChain } from '../provider/walletChain.ts'
import { invalidParams } from './invalidParams.ts'
import { isRecord } from './isRecord.ts'
import { readChainId } from './readChainId.ts'
import { readList } from './readList.ts'

/** Reads the parameters of `wallet_addEthereumChain` with the checks of EIP-3085. */
export function readAddedChain(params: unknown): Required<WalletChain> & WalletChain {
  const [chain] = readList({ params, length: 1 })
  if (!isRecord(chain)) throw invalidParams('expected an object that describes a chain')
  const { chainName, rpcUrls, nativeCurrency, blockExplorerUrls, iconUrls } = chain
  const id = readChainId(chain.chainId)
  if (typeof chainName !== 'string' || !chainName.trim()) {
    throw invalidParams('"chainName" must be text')
  }
  const [rpcUrl] = readUrls({ value: rpcUrls, name: 'rpcUrls' })
  if (!rpcUrl) throw invalidParams('"rpcUrls" must hold at least one URL')
  if (blockExplorerUrls !== undefined && blockExplorerUrls !== null) {
    readUrls({ value: blockExplorerUrls, name: 'blockExplorerUrls' })
  }
  if (iconUrls !== undefined && iconUrls !== null) readUrls({ value: iconUrls, name: 'iconUrls' })
  return { id, name: chainName.trim(), rpcUrl, nativeCurrency: readCurrency(nativeCurrency) }
}

function readCurrency(value: unknown): NonNullable<WalletChain['nativeCurrency']> {
  if (!isRecord(value)) throw invalidParams('"nativeCurrency" must be an object')
  const { name, symbol, decimals } = value
  if (typeof name !== 'string') throw invalidParams('"nativeCurrency.name" must be text')
  if (typeof symbol !== 'string' || symbol.length < 2 || symbol.length > 6) {
    throw invalidParams('"nativeCurrency.symbol" must have 2 to 6 letters')
  }
  if (
    typeof decimals !== 'number' ||
    !Number.isInteger(decimals) ||
    decimals < 0 ||
    decimals > 36
  ) {
    throw invalidParams('"nativeCurrency.decimals" must be a whole number up to 36')
  }
  return { name, symbol, decimals }
}

function readUrls(parameters: { value: unknown; name: string }): readonly string[] {
  const { value, name } = parameters
  if (!Array.isArray(value) || !value.every(isSafeUrl)) {
    throw invalidParams(`"${name}" must be a list of https URLs`)
  }
  return value
}

/** Plain http counts as safe on the local machine, as in browsers. */
function isSafeUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  return protocol === 'https:' || (protocol === 'http:' && isLoopback)
}
