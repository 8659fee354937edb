/** The maximum number of addresses that are kept. */
const limit = 100

/**
 * Merges a wallet's stored addresses (JSON) with newly reported ones. Each address has one entry,
 * the most recent first. The entries are not validated.
 */
export function mergeAddresses(parameters: {
  kept: string | undefined
  told: readonly unknown[]
}): string {
  const { kept, told } = parameters
  const byAddress = new Map<unknown, unknown>()
  for (const entry of [...told, ...parse(kept)]) {
    const { address } = (entry ?? {}) as { address?: unknown }
    if (typeof address === 'string' && !byAddress.has(address)) byAddress.set(address, entry)
  }
  return JSON.stringify([...byAddress.values()].slice(0, limit))
}

function parse(text = '[]'): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
