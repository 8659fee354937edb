import { join } from 'node:path'
import { build } from 'vite'

const shown = 200

/** Bundles an import that nothing uses and returns what is left of it in the app. */
export async function unusedProblems(folder: string, specifier: string): Promise<string[]> {
  const input = join(folder, 'unused.js')
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input } },
    plugins: [
      {
        name: 'unused',
        enforce: 'pre',
        resolveId: (id) => (id === input ? id : null),
        load: (id) => (id === input ? `import * as unused from '${specifier}'` : null),
      },
    ],
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error(`${specifier} was not bundled`)
  // Rolldown also writes the files of each `import()` it read, which nothing loads then.
  const code = bundle.output[0].code.trim().slice(0, shown)
  return code ? [`leaves code in apps that do not use it: ${code}`] : []
}
