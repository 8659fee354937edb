import { CleatError, type ConnectionAccount } from '@cleat/core/adapter'
import {
  type BitcoinNetworkName,
  bitcoinNetworkNames,
  type ParsedAddress,
  parseAddress,
} from '@cleat/signatures/bip122'
import type { GivenAccount } from '../base/dialectWallet.ts'
import { readPart } from '../base/readPart.ts'
import { parsePublicKey } from './parsePublicKey.ts'

/** Bounds the work that a wallet's list can cause. */
const accountLimit = 100

/**
 * Checks the address, type and key of each account. The network is the wallet's own, else the
 * wanted one, else the one that the addresses fit.
 * @throws `WALLET_BAD_ANSWER` if anything is inconsistent
 */
export function checkAccounts(parameters: {
  given: unknown
  told: BitcoinNetworkName | undefined
  network: BitcoinNetworkName
  wallet: string
}): { accounts: readonly ConnectionAccount[]; network: BitcoinNetworkName } {
  const { given, told, network: wanted, wallet } = parameters
  const refuse = () => {
    const context = { wallet, method: 'connect', answer: given }
    return new CleatError('WALLET_BAD_ANSWER', { context })
  }
  if (!Array.isArray(given)) throw refuse()
  const list = given.slice(0, accountLimit).filter(isOfBitcoin)
  const possible = told ? [told] : [wanted, ...bitcoinNetworkNames]
  const network = possible.find((name) =>
    list.every((account) => parseAddress({ address: readPart(account, 'address'), network: name })),
  )
  if (!network) throw refuse()
  const accounts = new Map<string, ConnectionAccount>()
  for (const account of list) {
    const checked = checkAccount({ account, network })
    if (!checked) throw refuse()
    if (!accounts.has(checked.address)) accounts.set(checked.address, checked)
  }
  return { accounts: [...accounts.values()], network }
}

/** Some wallets also list accounts of other chains. */
function isOfBitcoin(account: unknown): boolean {
  const purpose = readPart(account, 'purpose')
  return purpose === undefined || purpose === 'payment' || purpose === 'ordinals'
}

function checkAccount(parameters: {
  account: GivenAccount
  network: BitcoinNetworkName
}): ConnectionAccount | undefined {
  const { account, network } = parameters
  const parsed = parseAddress({ address: readPart(account, 'address'), network })
  if (!parsed) return undefined
  const given = readPart(account, 'publicKey')
  const publicKey = given === undefined ? null : parsePublicKey({ given, address: parsed })
  const type = toType({ purpose: readPart(account, 'purpose'), address: parsed })
  if (publicKey === undefined || !type) return undefined
  const path = readPart(account, 'path')
  return {
    address: parsed.address,
    type,
    ...(publicKey === null ? {} : { publicKey }),
    ...(typeof path === 'string' && /^m(?:\/\d{1,10}'?){1,10}$/.test(path) ? { path } : {}),
  }
}

function toType(parameters: {
  purpose: unknown
  address: ParsedAddress
}): ConnectionAccount['type'] {
  const { purpose, address } = parameters
  const isTaproot = address.kind === 'tr'
  if (purpose === undefined) return isTaproot ? 'ordinal' : 'payment'
  if (purpose === 'payment') return 'payment'
  // A confused wallet could otherwise spend coins that carry inscriptions.
  return isTaproot ? 'ordinal' : undefined
}
