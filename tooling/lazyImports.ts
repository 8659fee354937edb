import type { Plugin } from 'vite'

/** A relative path or one of our packages, loaded by `import()`. */
const dynamicImport = /\bimport\((['"])((?:\.|@cleat\/)[^'"]+)\1\)/g

/**
 * Lets tests count and refuse the code that our packages load on demand: each `import()` first
 * calls `globalThis.onLazyImport` with the path that it names.
 */
export function lazyImports(): Plugin {
  return {
    name: 'cleat:lazy-imports',
    transform(code, id) {
      const [, folder] = /\/packages\/([\w-]+)\/src\//.exec(id) ?? []
      if (!folder) return null
      return code.replace(
        dynamicImport,
        (call, _quote, path) =>
          `Promise.resolve(${JSON.stringify(`${folder}: ${path}`)})` +
          `.then(globalThis.onLazyImport).then(() => ${call})`,
      )
    },
  }
}
