import { join } from 'node:path'
import type { NextConfig } from 'next'
import { publishedEntries } from '../../tooling/publishedEntries.ts'

const root = join(import.meta.dirname, '../..')
// Needed inside of this repository only, where the packages are used from their sources.
const entries = publishedEntries(join(root, 'packages'))

const config: NextConfig = {
  // The types are checked with those of the whole repository.
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
