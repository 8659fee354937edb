import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { type CSSModuleExports, Features, transform } from 'lightningcss'
import type { Plugin } from 'vite'

// Bundlers apply their own CSS handling to ids that end in `.css`, so these end in `.js`.
const suffix = '.js'
const virtualId = /\.module\.css\.js$/
const importedPath = /\.module\.css(?:\.js)?$/

// Browsers of the last three years. `light-dark()` is newer, and lowering it would need an
// attribute on every host element.
const browsers = { chrome: 119 << 16, firefox: 119 << 16, safari: (17 << 16) | (1 << 8) }

/**
 * Compiles an import of `x.module.css` to an ES module with the text and the class names, for
 * `adoptedStyleSheets`.
 */
export function cssModules(): Plugin {
  return {
    name: 'cleat:css-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: importedPath },
      async handler(source, importer) {
        const path = source.endsWith(suffix) ? source.slice(0, -suffix.length) : source
        const found = await this.resolve(path, importer, { skipSelf: true })
        if (!found || found.external) return null
        return { id: found.id + suffix, moduleSideEffects: false }
      },
    },
    load: {
      filter: { id: virtualId },
      handler(id) {
        const file = id.slice(0, -suffix.length)
        this.addWatchFile(file)
        return { code: compileCssModule(file), map: { mappings: '' }, moduleType: 'js' }
      },
    },
    hotUpdate({ file, modules }) {
      const changed = this.environment.moduleGraph.getModuleById(file + suffix)
      return changed ? [...modules, changed] : undefined
    },
  }
}

export function compileCssModule(file: string): string {
  const filename = packagePath(file)
  const hash = createHash('sha256').update(filename).digest('hex').slice(0, 6)
  const { code, exports } = transform({
    filename,
    code: readFileSync(file),
    // Keyframes are shared: see `useKeyframes`.
    cssModules: { pattern: `cleat-[local]-${hash}`, animation: false },
    minify: true,
    targets: browsers,
    include: Features.Nesting,
    exclude: Features.LightDark,
  })
  return [
    `export const css = ${JSON.stringify(code.toString())}`,
    `export const classes = ${JSON.stringify(classNames(exports || {}, filename))}`,
    'export default { css, classes }',
    '',
  ].join('\n')
}

function classNames(exports: CSSModuleExports, filename: string): Record<string, string> {
  const entries = Object.entries(exports).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    entries.map(([local, { name, composes }]) => {
      if (composes.length === 0) return [local, name]
      throw new Error(`${filename}: .${local} uses \`composes\`, which CSS forbids inside a layer`)
    }),
  )
}

/** An id that is the same on every machine: `@cleat/ui/src/Row.module.css`. */
function packagePath(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const name = packageName(folder)
    if (name) return `${name}/${relative(folder, file).split(sep).join('/')}`
  }
  throw new Error(`${file} is in no package`)
}

function packageName(folder: string): string | null {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return typeof manifest === 'object' && manifest !== null && 'name' in manifest
      ? String(manifest.name)
      : null
  } catch {
    return null
  }
}
