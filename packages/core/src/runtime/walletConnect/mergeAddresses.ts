/** Nobody looks at more of them. */
const limit = 100

/**
 * Addresses that a wallet told of before, as JSON, brought together with those it tells of now: one entry for each, the latest word
 * first. Entries are not looked into.
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
