import type { Framework, PackageManager } from './choices.ts'

/** The files of every app that no example has: what git leaves out, and the linter's settings. */
export function commonFiles(parameters: {
  framework: Framework
  packageManager: PackageManager
}): Record<string, string> {
  const { framework, packageManager } = parameters
  const ignored = [
    'node_modules',
    framework === 'next' ? '.next\nnext-env.d.ts' : 'dist',
    '*.local',
  ]
  return {
    '.gitignore': `${ignored.join('\n')}\n`,
    'biome.json': linter,
    ...managerFiles(packageManager),
  }
}

/** As the linter's own formatter writes it. */
const linter = `{
  "files": { "includes": ["**", "!**/*.md", "!**/*.svg", "!dist", "!.next", "!next-env.d.ts"] },
  "formatter": { "indentStyle": "space", "indentWidth": 2, "lineWidth": 100 },
  "javascript": {
    "formatter": { "quoteStyle": "single", "jsxQuoteStyle": "double", "semicolons": "asNeeded" }
  },
  "css": { "formatter": { "quoteStyle": "single" } },
  "json": { "formatter": { "lineWidth": 100 } },
  "linter": { "rules": { "preset": "recommended" } }
}
`

/** Settings without which a package manager would not install what the app needs. */
function managerFiles(packageManager: PackageManager): Record<string, string> {
  // Vite and Next read `node_modules`, which newer Yarns replace by an archive.
  if (packageManager === 'yarn') return { '.yarnrc.yml': 'nodeLinker: node-modules\n' }
  return {}
}
