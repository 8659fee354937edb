import { decodeSs58 } from '@cleat/signatures/polkadot'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { KeyType, PolkadotAccount } from './polkadotAccount.ts'

const limit = 1000

/**
 * Parses an extension's accounts, without duplicates, at most a thousand. `undefined` if the list
 * is invalid. Leaves out accounts of other chain families, which some extensions also list.
 */
export function parseAccounts(answer: unknown): readonly PolkadotAccount[] | undefined {
  try {
    if (!Array.isArray(answer)) return undefined
    const found = new Map<string, PolkadotAccount>()
    for (const given of answer.slice(0, limit) as unknown[]) {
      if (typeof given !== 'object' || given === null) return undefined
      const { address, type, genesisHash } = given as Record<string, unknown>
      if (typeof type === 'string' && !isKeyType(type)) continue
      const decoded = decodeSs58(address)
      if (!decoded) return undefined
      const { accountId } = decoded
      const id = bytesToHex(accountId)
      if (found.has(id)) continue
      found.set(id, {
        accountId,
        ...(isKeyType(type) ? { keyType: type } : {}),
        ...(typeof genesisHash === 'string' && genesisHash ? { genesisHash } : {}),
      })
    }
    return [...found.values()]
  } catch {
    return undefined
  }
}

function isKeyType(type: unknown): type is KeyType {
  return type === 'sr25519' || type === 'ed25519' || type === 'ecdsa'
}
