/** Sets a value at a path of the window, as extensions do. Returns a function that removes it. */
export function exposeGlobal(parameters: {
  target: object
  path: readonly [string, ...string[]]
  value: unknown
}): () => void {
  const { target, path, value } = parameters
  const [name, ...rest] = path
  const [next, ...deeper] = rest
  if (next !== undefined) {
    const known: unknown = Reflect.get(target, name)
    const owner = typeof known === 'object' && known !== null ? known : {}
    if (owner !== known) Reflect.set(target, name, owner)
    return exposeGlobal({ target: owner, path: [next, ...deeper], value })
  }
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { value, configurable: true, writable: true })
  return () => {
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  }
}
