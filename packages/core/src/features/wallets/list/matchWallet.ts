import type { Connector } from '../../../contract/adapter/connector.ts'
import type { Wallet } from '../../../contract/wallets/wallet.ts'
import { toNameSkeleton } from '../../../runtime/wallets/toNameSkeleton.ts'
import { toPlainName } from '../../../runtime/wallets/toPlainName.ts'
import type { WalletIndex } from './createWalletIndex.ts'

/** The result of matching a connector with the known wallets. */
export type WalletMatch =
  | { readonly status: 'known'; readonly wallet: Wallet; readonly isProven: boolean }
  /** It has the name of `wallet` or a confusable one, without proof that it is that wallet. */
  | { readonly status: 'lookalike'; readonly wallet: Wallet }
  | { readonly status: 'unknown' }

export declare namespace matchWallet {
  type Parameters = {
    connector: Pick<Connector, 'id' | 'name' | 'type' | 'info'>
    index: WalletIndex
  }
}

const coinbase = 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8'

/** Explorer ids of the app's connectors whose names differ from their wallets'. */
const connectorWallets: ReadonlyMap<string, string> = new Map([
  ['coinbaseWallet', coinbase],
  ['coinbaseWalletSDK', coinbase],
  ['baseAccount', 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'],
  ['safe', '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f'],
  ['ledger', '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927'],
  ['okx', '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709'],
])

/** Further names by which known wallets announce themselves. Nothing else below a name counts. */
const otherRdns: ReadonlyMap<string, string> = new Map([['io.metamask.mobile', 'io.metamask']])

/**
 * Finds the known wallet of a connector. Announced data that contradicts the registry is not
 * trusted: a wallet named "MetaMask" with another `rdns` is an imitation, and so is one with a
 * confusable name. An announced name proves nothing where the registry knows no `rdns`. Connectors
 * of the app are trusted.
 */
export function matchWallet({ connector, index }: matchWallet.Parameters): WalletMatch {
  const { id, name, type, info } = connector
  const named = index.byName.get(toPlainName(name)) ?? []
  if (type !== 'ANNOUNCED' && type !== 'MULTI_CHAIN')
    return toMatch(index.byId.get(connectorWallets.get(id) ?? '') ?? named[0], true)

  const alike = index.bySkeleton.get(toNameSkeleton(name)) ?? []
  const announced = info?.rdns?.trim().toLowerCase()
  const rdns = announced && (otherRdns.get(announced) ?? announced)
  const owner = rdns === undefined ? undefined : index.byRdns.get(rdns)
  const wallet = owner ?? named.find((candidate) => !candidate.rdns || !rdns)
  const [claimed] = alike
  return claimed && (!wallet || !alike.includes(wallet))
    ? { status: 'lookalike', wallet: claimed }
    : toMatch(wallet, wallet?.rdns !== undefined)
}

function toMatch(wallet: Wallet | undefined, isProven: boolean): WalletMatch {
  return wallet ? { status: 'known', wallet, isProven } : { status: 'unknown' }
}
