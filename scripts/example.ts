import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createServer } from 'vite'
import { formatNextConfig } from '../tooling/formatNextConfig.ts'
import { publishedAliases } from '../tooling/publishedAliases.ts'
import { root, sourceFiles } from './sourceFiles.ts'

/** Serves an example with the built packages: `pnpm example react-wagmi`. */
const [name = ''] = process.argv.slice(2)
const folder = join(root, 'examples', name)
const names = sourceFiles('examples/*/README.md').map((path) => path.split('/')[1])
if (!names.includes(name)) {
  console.error(`Which one? ${names.join(', ')}`)
  process.exit(1)
}
if (!existsSync(join(root, 'packages/react/dist'))) {
  console.error('Run `pnpm build` first.')
  process.exit(1)
}

if (name.startsWith('sign-in-')) {
  const isNext = name === 'sign-in-next'
  const next = isNext && createRequire(join(folder, 'package.json')).resolve('next/dist/bin/next')
  const own = next ? [next, 'dev'] : ['--watch', 'src/main.ts']
  spawn(process.execPath, own, { cwd: folder, stdio: 'inherit' })
} else if (name.startsWith('next')) {
  writeFileSync(join(folder, 'next.config.mjs'), formatNextConfig(root))
  const next = createRequire(join(folder, 'package.json')).resolve('next/dist/bin/next')
  spawn(process.execPath, [next, 'dev'], { cwd: folder, stdio: 'inherit' })
} else {
  const server = await createServer({
    root: folder,
    resolve: { alias: publishedAliases(root), dedupe: ['react', 'react-dom', 'wagmi'] },
  })
  await server.listen()
  server.printUrls()
}
