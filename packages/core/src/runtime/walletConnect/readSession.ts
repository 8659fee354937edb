import { type CaipNetworkId, isCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { isNamespace } from '../../base/caip/namespace.ts'
import { toPlainText } from '../../base/text/toPlainText.ts'
import type {
  ApprovedNamespace,
  PairedSession,
  Peer,
} from '../../contract/remoteWallets/pairedSession.ts'
import { toSafeLink } from '../walletDeepLinks/toSafeLink.ts'
import { readSessionCapabilities } from './readSessionCapabilities.ts'
import { toCurrentNamespace } from './toCurrentNamespace.ts'

/** Limits the size of a session, because a wallet can send any number of entries. */
const accountLimit = 1000
/** The limit for accounts. */
const chainLimit = 2 * accountLimit + 1
const methodLimit = 200
const keyLimit = 100
const nameLimit = 40
/** In characters: room for some hundred addresses with their keys. */
const propertyLimit = 40_000

/**
 * Parses a settled session. Malformed entries and namespaces without an account are left out.
 * Returns `null` if nothing usable is left.
 * @see CAIP-25
 */
export function readSession(value: unknown): PairedSession | null {
  const { topic, expiry, namespaces, peer, sessionProperties, scopedProperties } = record(value)
  // A session without a readable end would never end.
  if (typeof topic !== 'string' || typeof expiry !== 'number' || !Number.isFinite(expiry))
    return null
  const approved: { [namespace: string]: ApprovedNamespace } = {}
  for (const [key, given] of Object.entries(record(namespaces)).slice(0, keyLimit)) {
    // A key may name one chain: `eip155:1` belongs to `eip155`.
    const [namespace] = key.split(':')
    if (!isNamespace(namespace)) continue
    const part = readNamespace(namespace, key, record(given))
    const earlier = Object.hasOwn(approved, namespace) ? approved[namespace] : undefined
    if (part) approved[namespace] = earlier ? join(earlier, part) : part
  }
  if (Object.keys(approved).length === 0) return null
  const current = Object.entries(approved).map(([key, part]) => [key, toCurrentNamespace(part)])
  const capabilities = readSessionCapabilities({ sessionProperties, scopedProperties })
  return {
    topic,
    ...(capabilities && { capabilities }),
    peer: readPeer(peer),
    namespaces: Object.fromEntries(current),
    properties: readProperties(sessionProperties),
    expiresAt: expiry * 1000,
  }
}

function readNamespace(
  namespace: string,
  key: string,
  given: Record<string, unknown>,
): ApprovedNamespace | undefined {
  const isOwn = (chain: unknown): chain is CaipNetworkId =>
    isCaipNetworkId(chain) && chain.startsWith(`${namespace}:`)
  const accounts = new Map<string, ApprovedNamespace['accounts'][number]>()
  for (const account of list(given.accounts, accountLimit)) {
    if (typeof account !== 'string') continue
    const at = account.lastIndexOf(':')
    const [caipNetworkId, address] = [account.slice(0, Math.max(0, at)), account.slice(at + 1)]
    if (isOwn(caipNetworkId) && isAddressOf(namespace, address))
      accounts.set(account, { caipNetworkId, address })
  }
  if (accounts.size === 0) return undefined
  const chains = [key, ...list(given.chains, accountLimit)].filter(isOwn)
  const ofAccounts = [...accounts.values()].map(({ caipNetworkId }) => caipNetworkId)
  return {
    accounts: [...accounts.values()],
    chains: [...new Set([...chains, ...ofAccounts])],
    methods: list(given.methods, methodLimit).filter((method) => typeof method === 'string'),
  }
}

function join(one: ApprovedNamespace, other: ApprovedNamespace): ApprovedNamespace {
  const accounts = [...one.accounts, ...other.accounts].map(
    (account) => [`${account.caipNetworkId}:${account.address}`, account] as const,
  )
  return {
    accounts: [...new Map(accounts).values()].slice(0, accountLimit),
    chains: [...new Set([...one.chains, ...other.chains])].slice(0, chainLimit),
    methods: [...new Set([...one.methods, ...other.methods])].slice(0, methodLimit),
  }
}

/** Addresses of other namespaces are validated by their adapters. */
function isAddressOf(namespace: string, address: string): boolean {
  const form = namespace === 'eip155' ? /^0x[0-9a-fA-F]{40}$/ : /^[-_.%a-zA-Z0-9]{1,128}$/
  return form.test(address)
}

function readProperties(given: unknown): PairedSession['properties'] {
  const texts = Object.entries(record(given))
    .slice(0, keyLimit)
    .flatMap(([name, text]) =>
      typeof text === 'string' && text.length <= propertyLimit ? [[name, text] as const] : [],
    )
  return Object.fromEntries(texts)
}

function readPeer(peer: unknown): Peer {
  const { name, url } = record(record(peer).metadata)
  return {
    name: (typeof name === 'string' && toPlainText(name, nameLimit)) || 'WalletConnect',
    url: toSafeLink(url, { kind: 'web' }),
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function list(value: unknown, limit: number): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, limit) : []
}
