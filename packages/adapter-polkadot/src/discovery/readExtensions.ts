/** An entry of `window.injectedWeb3`, unchecked until its use. */
export type ExtensionEntry = { readonly enable: (origin: string) => unknown }

/** Any script of the page can write keys, so unusual names are skipped. */
const keyPattern = /^[a-z0-9][a-z0-9 ._-]{0,63}$/i
const limit = 64

/** The keys of the injected extensions. Never throws. */
export function readExtensionKeys(page: object): readonly string[] {
  try {
    const extensions = read(page, 'injectedWeb3')
    if (!isObject(extensions)) return []
    return Object.keys(extensions)
      .filter((key) => keyPattern.test(key) && readExtension(page, key))
      .slice(0, limit)
  } catch {
    return []
  }
}

/**
 * The extension at a key. It is read on every use, because extensions and pages replace entries.
 */
export function readExtension(page: object, key: string): ExtensionEntry | undefined {
  try {
    const extensions = read(page, 'injectedWeb3')
    if (!isObject(extensions) || !Object.hasOwn(extensions, key)) return undefined
    const entry = read(extensions, key)
    if (!isObject(entry)) return undefined
    const enable = read(entry, 'enable')
    if (typeof enable !== 'function') return undefined
    return { enable: (origin) => Reflect.apply(enable, entry, [origin]) }
  } catch {
    return undefined
  }
}

function read(value: object, key: string): unknown {
  return Reflect.get(value, key)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
