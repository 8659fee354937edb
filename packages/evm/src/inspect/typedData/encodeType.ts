/** The types of typed data, as far as they are well-formed. */
export type DeclaredTypes = {
  readonly [type: string]: readonly { readonly name: string; readonly type: string }[]
}

/** More types than any known message has. */
const most = 200

/**
 * The text that EIP-712 hashes for a type: its members, then those of each type that it refers to.
 * Two messages with the same text mean the same. `undefined` if it is not well-formed.
 * @see EIP-712, `encodeType`
 */
export function encodeType(types: DeclaredTypes, primaryType: string): string | undefined {
  const found = new Set<string>()
  const open = [primaryType]
  for (let type = open.pop(); type !== undefined; type = open.pop()) {
    if (found.has(type)) continue
    const members = Object.hasOwn(types, type) ? types[type] : undefined
    if (!members || found.size >= most) return undefined
    found.add(type)
    for (const member of members) {
      const inner = member.type.replace(/(?:\[\d*\])+$/, '')
      if (Object.hasOwn(types, inner)) open.push(inner)
    }
  }
  found.delete(primaryType)
  return [primaryType, ...[...found].sort()].map((type) => describe(types, type)).join('')
}

function describe(types: DeclaredTypes, type: string): string {
  const members = (types[type] ?? []).map((member) => `${member.type} ${member.name}`)
  return `${type}(${members.join(',')})`
}
