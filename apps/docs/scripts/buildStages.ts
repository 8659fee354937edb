import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { dist, root } from './repository.ts'

/** Builds the gallery and the laboratory as static sites beside the documentation. */
export function buildStages(): void {
  const laboratory = join(root, 'apps/laboratory')
  const out = ['--base', '/laboratory/', '--outDir', join(dist, 'laboratory'), '--emptyOutDir']
  execFileSync(join(laboratory, 'node_modules/.bin/vite'), ['build', ...out], {
    cwd: laboratory,
    stdio: 'inherit',
  })
  const gallery = join(root, 'apps/gallery/scripts/gallery.ts')
  const args = [gallery, '--build', '--folder', join(dist, 'gallery')]
  execFileSync(process.execPath, args, { stdio: 'inherit' })
}
