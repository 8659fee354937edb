import { readProperty } from '../../../base/errors/readProperty.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import { listParties } from './listParties.ts'

/** Addresses that are remembered. */
const most = 200
/** In characters. */
const longest = 128

type Kit = Pick<KitBase, 'adapters' | 'controllers' | 'storage'>
type Subject = Pick<DecodedRequest, 'namespace' | 'account' | 'chain'>
/** What an account dealt with on a chain. */
type KnownParty = { readonly account: string; readonly chain: string; readonly address: string }

/**
 * Whether an account deals with an address for the first time, as far as this browser knows.
 */
export function isFirstTime(
  kit: Kit,
  { namespace, account, chain }: Subject,
  address: string,
): boolean {
  const known = listKnownParties(kit, { namespace, account, chain })
  return !known.some((one) => isSameAddress(kit, namespace, one.address, address))
}

/**
 * The parties that an account dealt with on a chain, as far as this browser knows: the visitor's
 * accounts, those that Cleat's own flow paid, and those of requests to which the wallet agreed.
 */
export function listKnownParties(
  kit: Kit,
  { namespace, account, chain }: Subject,
): readonly { readonly address: string }[] {
  const own = kit.controllers.account.get(namespace).allAccounts
  const paid = (kit.storage.get('paidReceivers') ?? []).filter(
    (one) => readProperty(one, 'namespace') === namespace,
  )
  const places = [{ address: account }, ...own, ...paid, ...readKnown(kit, { account, chain })]
  return places.flatMap((one) => {
    const address = readProperty(one, 'address')
    return typeof address === 'string' ? [{ address }] : []
  })
}

/** Remembers the parties of a request that the wallet agreed to. */
export function noteParties({ storage }: Kit, { account, chain, actions }: DecodedRequest): void {
  const { addresses } = listParties(actions)
  const found = addresses
    .filter(({ length }) => length <= longest)
    .map((address): KnownParty => ({ account, chain, address }))
  if (found.length === 0) return
  const keys = new Set(found.map(toKey))
  const others = readAll(storage).filter((one) => !keys.has(toKey(one)))
  storage.set('requestParties', [...found, ...others].slice(0, most))
}

function readKnown(
  { storage }: Kit,
  { account, chain }: Omit<KnownParty, 'address'>,
): readonly KnownParty[] {
  return readAll(storage).filter((one) => one.account === account && one.chain === chain)
}

function readAll(storage: Kit['storage']): readonly KnownParty[] {
  return (storage.get('requestParties') ?? []).flatMap((value) => {
    const [account, chain, address] = ['account', 'chain', 'address'].map((key) => {
      const text = readProperty(value, key)
      return typeof text === 'string' && text.length <= longest ? text : ''
    })
    return account && chain && address ? [{ account, chain, address }] : []
  })
}

function toKey({ account, chain, address }: KnownParty): string {
  return `${account} ${chain} ${address}`
}
