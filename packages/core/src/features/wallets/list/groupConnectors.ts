import type { Connector, ConnectorType } from '../../../contract/adapter/connector.ts'
import { toClaim } from '../../../contract/adapter/toClaim.ts'
import type { Wallet } from '../../../contract/wallets/wallet.ts'
import { toPlainName } from '../../../runtime/wallets/toPlainName.ts'
import type { WalletIndex } from './createWalletIndex.ts'
import { matchWallet } from './matchWallet.ts'

/** The connectors of one wallet. */
export type ConnectorGroup = {
  /** At most one per namespace; the first is preferred. Never empty. */
  readonly connectors: readonly [Connector, ...Connector[]]
  /** The known wallet that it is. */
  readonly wallet?: Wallet | undefined
  /** The known wallet that it imitates. */
  readonly resembled?: Wallet | undefined
  /** The name that another wallet of the page claims as well. */
  readonly contestedName?: string | undefined
  /** Whether its claim to be `wallet` is more than a name that anyone can announce. */
  readonly isProven: boolean
}

/** A connector discovered in the browser is preferred to the app's own for the same wallet. */
const preference: readonly ConnectorType[] = [
  'ANNOUNCED',
  'MULTI_CHAIN',
  'INJECTED',
  'EXTERNAL',
  'WALLET_CONNECT',
]

/**
 * Groups connectors by wallet: by known wallet, else by `rdns`, else by name across namespaces. The
 * same name twice in one namespace means two wallets. Two wallets of one namespace that claim to be
 * the same one stay apart, and neither is that wallet.
 */
export function groupConnectors(parameters: {
  connectors: readonly Connector[]
  index: WalletIndex
}): readonly ConnectorGroup[] {
  const { connectors, index } = parameters
  const drafts = connectors.flatMap((connector): Draft[] => {
    if (connector.type === 'AUTH') return []
    const match = matchWallet({ connector, index })
    const wallet = match.status === 'known' ? match.wallet : undefined
    const isProven = match.status === 'known' && match.isProven
    const resembled = match.status === 'lookalike' ? match.wallet : undefined
    return [{ connectors: [connector], wallet, isProven, resembled }]
  })
  const settled = markContested(drafts)
  // Certain matches come first, so that a matching name cannot displace them.
  return join(join(settled, isSameWallet), isSameName).flatMap((draft) => {
    const [first, ...others] = onePerNamespace(draft.connectors)
    return first ? [{ ...draft, connectors: [first, ...others] }] : []
  })
}

/** Takes the known wallet away from all that claim to be it, if one namespace has several. */
function markContested(drafts: readonly Draft[]): readonly Draft[] {
  const claims = new Map<string, number>()
  for (const key of drafts.flatMap(toClaims)) claims.set(key, (claims.get(key) ?? 0) + 1)
  return drafts.map((draft) => {
    if (!toClaims(draft).some((key) => (claims.get(key) ?? 0) > 1)) return draft
    const { connectors, wallet, resembled } = draft
    const contestedName = wallet?.name ?? connectors[0]?.name
    return {
      ...{ connectors, wallet: undefined, isProven: false, contestedName },
      resembled: wallet ?? resembled,
    }
  })
}

/** What a wallet of the page claims to be, by namespace. */
function toClaims({ connectors, wallet }: Draft): readonly string[] {
  return connectors.flatMap((connector) => {
    const claim = toClaim(connector)
    if (claim === undefined) return []
    const { chain } = connector
    return wallet ? [`${chain} ${claim}`, `${chain} wallet ${wallet.id}`] : [`${chain} ${claim}`]
  })
}

type Draft = {
  readonly connectors: readonly Connector[]
  readonly wallet: Wallet | undefined
  readonly resembled: Wallet | undefined
  readonly isProven: boolean
  readonly contestedName?: string | undefined
}

function join(
  drafts: readonly Draft[],
  isSame: (one: Draft, other: Draft) => boolean,
): readonly Draft[] {
  const joined: Draft[] = []
  for (const draft of drafts) {
    const at = joined.findIndex((home) => isSame(home, draft))
    const home = joined[at]
    if (home)
      joined[at] = {
        ...home,
        connectors: [...home.connectors, ...draft.connectors],
        isProven: home.isProven && draft.isProven,
      }
    else joined.push(draft)
  }
  return joined
}

function isSameWallet(one: Draft, other: Draft): boolean {
  if (one.contestedName ?? other.contestedName) return false
  if (one.wallet || other.wallet) return one.wallet === other.wallet
  const rdns = rdnsOf(one)
  return rdns !== undefined && rdns === rdnsOf(other)
}

function isSameName(one: Draft, other: Draft): boolean {
  if (one.contestedName ?? other.contestedName) return false
  if (one.wallet || other.wallet || (rdnsOf(one) && rdnsOf(other))) return false
  const [{ name = '' } = {}] = one.connectors
  const [{ name: otherName = '' } = {}] = other.connectors
  const isApart = !one.connectors.some(({ chain }) =>
    other.connectors.some((connector) => connector.chain === chain),
  )
  return isApart && toPlainName(name) === toPlainName(otherName)
}

function rdnsOf({ connectors }: Draft): string | undefined {
  return connectors.find(({ info }) => info?.rdns)?.info?.rdns?.toLowerCase()
}

function onePerNamespace(connectors: readonly Connector[]): readonly Connector[] {
  const rank = ({ type }: Connector) => preference.indexOf(type)
  const sorted = [...connectors].sort((one, other) => rank(one) - rank(other))
  return sorted.filter(({ chain }, at) => sorted.findIndex((other) => other.chain === chain) === at)
}
