/**
 * Reads a Content-Security-Policy: sources by directive, in order. Nothing where it is several
 * policies or names a directive twice, because browsers read those otherwise than they look.
 */
export function toPolicyMap(policy: string): ReadonlyMap<string, string> | undefined {
  if (policy.includes(',')) return undefined
  const map = new Map<string, string>()
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/)
    if (!name) continue
    if (map.has(name.toLowerCase())) return undefined
    map.set(name.toLowerCase(), sources.sort().join(' '))
  }
  return map
}
