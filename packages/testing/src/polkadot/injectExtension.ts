import type { InjectedEntry } from './injectedExtension.ts'

/** A window, as far as Polkadot's extensions use it. */
export type InjectedWeb3Target = { injectedWeb3?: Record<string, InjectedEntry> | undefined }

export type InjectExtensionParameters = {
  target: InjectedWeb3Target
  name: string
  entry: InjectedEntry
}

/** Puts an extension at `window.injectedWeb3`, beside those that are there. Returns what takes it away. */
export function injectExtension(parameters: InjectExtensionParameters): () => void {
  const { target, name, entry } = parameters
  target.injectedWeb3 ??= {}
  target.injectedWeb3[name] = entry
  return () => {
    if (target.injectedWeb3?.[name] === entry) delete target.injectedWeb3[name]
  }
}
