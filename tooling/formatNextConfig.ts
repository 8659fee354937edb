import { join } from 'node:path'
import { publishedEntries } from './publishedEntries.ts'

/**
 * A `next.config.mjs` that leads imports of our packages to their built files. Next prefers it to
 * the `next.config.ts` of an example.
 */
export function formatNextConfig(root: string): string {
  const entries = publishedEntries(join(root, 'packages'))
  const whole = Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [`${name}$`, join(root, file)]),
  )
  const relative = Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, `../../${file}`]),
  )
  return `export default {
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: ${JSON.stringify(root)}, resolveAlias: ${JSON.stringify(relative)} },
  webpack(webpack) {
    Object.assign(webpack.resolve.alias, ${JSON.stringify(whole)})
    return webpack
  },
}
`
}
