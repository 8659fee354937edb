import { readProperty } from '../../base/errors/readProperty.ts'
import type { SessionCapabilities } from '../../contract/remoteWallets/pairedSession.ts'

/** Limits what a wallet can make a page keep. */
const mostAddresses = 100
const mostChains = 64
/** In characters. */
const mostText = 40_000
const everyAddress = '*'

/**
 * Reads what the wallet of a session can do on EVM chains, from wherever wallets write it:
 * `eip155Capabilities` or `capabilities` of the session, by address and chain, and the properties
 * of a scope. `undefined` if it says nothing that can be read.
 * @see CAIP-25, CAIP-345, EIP-5792
 */
export function readSessionCapabilities(session: {
  sessionProperties?: unknown
  scopedProperties?: unknown
}): SessionCapabilities | undefined {
  const { sessionProperties, scopedProperties } = session
  const found = new Map<string, Map<string, object>>()
  const add = (address: string, chain: string, capabilities: unknown) => {
    const [key, id] = [address.toLowerCase(), toChainId(chain)]
    const chains = found.get(key) ?? new Map<string, object>()
    const isNew = !found.has(key) && found.size >= mostAddresses
    if (id === undefined || !isObject(capabilities) || isNew || chains.size >= mostChains) return
    found.set(key, chains.set(id, capabilities))
  }
  const addAll = (given: unknown) => {
    for (const [key, chains] of entries(parse(given))) {
      const address = toAddress(key)
      // Without an address, it is by chain.
      if (address === undefined) add(everyAddress, key, chains)
      else for (const [chain, capabilities] of entries(chains)) add(address, chain, capabilities)
    }
  }
  const addScope = (scope: string, given: unknown) => {
    const properties = parse(given)
    if (scope === 'eip155') return addAll(readProperty(properties, 'capabilities') ?? properties)
    const inner = parse(readProperty(properties, 'capabilities')) ?? properties
    for (const [key, capabilities] of entries(inner)) {
      const address = toAddress(key)
      if (address !== undefined) add(address, scope, capabilities)
    }
    if (!entries(inner).some(([key]) => toAddress(key))) add(everyAddress, scope, inner)
  }

  for (const [scope, given] of entries(scopedProperties))
    if (/^eip155(?::\d{1,16})?$/.test(scope)) addScope(scope, given)
  addAll(readProperty(sessionProperties, 'capabilities'))
  addAll(readProperty(sessionProperties, 'eip155Capabilities'))
  if (found.size === 0) return undefined
  return Object.fromEntries(
    [...found].map(([address, chains]) => [address, Object.fromEntries(chains)]),
  )
}

/** An address, alone or as CAIP-10. */
function toAddress(key: string): string | undefined {
  return /^(?:eip155:\d{1,16}:)?(0x[0-9a-f]{40})$/i.exec(key)?.[1]
}

/** `0x1`, `1` and `eip155:1` are the same chain. */
function toChainId(chain: string): string | undefined {
  const [, id] = /^(?:eip155:)?(0x[0-9a-f]{1,13}|\d{1,16})$/i.exec(chain) ?? []
  return id === undefined ? undefined : `0x${BigInt(id).toString(16)}`
}

/** Session properties are text. */
function parse(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return given.length > mostText ? undefined : JSON.parse(given)
  } catch {
    return undefined
  }
}

/** A wallet's object may throw where it is looked at; such an object has nothing. */
function entries(value: unknown): readonly (readonly [string, unknown])[] {
  try {
    return isObject(value) ? Object.entries(value) : []
  } catch {
    return []
  }
}

function isObject(value: unknown): value is object {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
