import { bitcoinNetworkNames, bitcoinReferences, parseAddress } from '@cleat/signatures/bip122'
import { decodeSs58 } from '@cleat/signatures/polkadot'
import type { Hex } from 'viem'
import { bytesToHex, isAddress } from 'viem/utils'
import { readBase58 } from '../../base58/readBase58.ts'

const everyEvmChain = 0x8000_0000n
/** `tests`: of every coin whose test networks have addresses of another form (SLIP-44). */
const coins = { bitcoin: 0n, tests: 1n, ethereum: 60n, polkadot: 354n, solana: 501n } as const

/**
 * What an account that signed for a name stands for, by coin type: a key on all chains of its
 * family, a contract on its chain alone, because the same address elsewhere may be another account.
 * Empty where the account has no form that ENS knows.
 * @param parameters.account CAIP-10
 * @see ENSIP-9, ENSIP-11, ENSIP-19, SLIP-44
 */
export function toCoins(parameters: {
  account: string
  kind: 'key' | 'contract'
}): ReadonlyMap<bigint, Hex> {
  const { account, kind } = parameters
  const [namespace = '', reference = '', address = ''] = account.split(':')
  switch (namespace) {
    case 'eip155':
      return toEvmCoins({ reference, address, kind })
    case 'solana':
      return toCoin(coins.solana, readKey(address))
    case 'bip122':
      return toBitcoinCoin(reference, address)
    case 'polkadot':
      return toCoin(coins.polkadot, decodeSs58(address)?.accountId)
    default:
      return new Map()
  }
}

function readKey(address: string): Uint8Array | undefined {
  const key = readBase58(address)
  return key?.length === 32 ? key : undefined
}

function toBitcoinCoin(reference: string, address: string): ReadonlyMap<bigint, Hex> {
  const network = bitcoinNetworkNames.find((name) => bitcoinReferences[name] === reference)
  const script = network && parseAddress({ address, network })?.script
  return toCoin(network === 'mainnet' ? coins.bitcoin : coins.tests, script)
}

function toCoin(coinType: bigint, bytes: Uint8Array | undefined): ReadonlyMap<bigint, Hex> {
  return new Map(bytes ? [[coinType, bytesToHex(bytes)]] : [])
}

function toEvmCoins(parameters: {
  reference: string
  address: string
  kind: 'key' | 'contract'
}): ReadonlyMap<bigint, Hex> {
  const { reference, address, kind } = parameters
  if (!isAddress(address)) return new Map()
  const form = address.toLowerCase() as Hex
  if (kind === 'key')
    return new Map([
      [coins.ethereum, form],
      [everyEvmChain, form],
    ])
  const chainId = /^[1-9]\d{0,9}$/.test(reference) ? BigInt(reference) : everyEvmChain
  if (chainId === 1n) return new Map([[coins.ethereum, form]])
  return chainId < everyEvmChain ? new Map([[everyEvmChain | chainId, form]]) : new Map()
}
