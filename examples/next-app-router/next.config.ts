import { join } from 'node:path'
import type { NextConfig } from 'next'
import { publishedEntries } from '../../tooling/publishedEntries.ts'

const root = join(import.meta.dirname, '../..')
// Only needed in this repository, which uses the packages' sources.
const entries = publishedEntries(join(root, 'packages'))

const config: NextConfig = {
  // The repository checks the types of all packages together.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root,
    resolveAlias: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, `../../${file}`]),
    ),
  },
  webpack(webpack) {
    for (const [name, file] of Object.entries(entries))
      webpack.resolve.alias[`${name}$`] = join(root, file)
    return webpack
  },
}

export default config
