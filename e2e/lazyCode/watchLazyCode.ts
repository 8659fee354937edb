declare global {
  var onLazyImport: ((file: string) => void) | undefined
}

/** The code that adapters and the embedded wallet ask for with `import()`, by package and path. */
export type LazyCode = {
  readonly asked: readonly string[]
  /** From now on the code cannot be loaded, as without a network. */
  refuse(): void
  allow(): void
}

/** Records their lazy code until the next call. Needs the plugin `lazyImports`. */
export function watchLazyCode(): LazyCode {
  const asked: string[] = []
  let isRefused = false
  globalThis.onLazyImport = (file) => {
    if (!/^(adapter-|evm:|embedded-wallet:)/.test(file)) return
    asked.push(file)
    if (isRefused) throw new TypeError('Failed to fetch dynamically imported module')
  }
  return {
    asked,
    refuse: () => {
      isRefused = true
    },
    allow: () => {
      isRefused = false
    },
  }
}
