import type { InjectedEntry } from './injectedExtension.ts'

/** The part of a window that extensions use. */
export type InjectedWeb3Target = {
  /** The extensions by key. */
  injectedWeb3?: Record<string, InjectedEntry> | undefined
}

export type InjectExtensionParameters = {
  target: InjectedWeb3Target
  name: string
  entry: InjectedEntry
}

/**
 * Injects an extension at `window.injectedWeb3`, beside others. Returns a function that removes it.
 */
export function injectExtension(parameters: InjectExtensionParameters): () => void {
  const { target, name, entry } = parameters
  target.injectedWeb3 ??= {}
  target.injectedWeb3[name] = entry
  return () => {
    if (target.injectedWeb3?.[name] === entry) delete target.injectedWeb3[name]
  }
}
