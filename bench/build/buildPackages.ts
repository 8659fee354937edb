import { pnpm } from '../../scripts/pnpm.ts'
import { root } from '../../scripts/sourceFiles.ts'

/** Brings `packages/*\/dist` up to date. Fast when nothing changed. */
export async function buildPackages(): Promise<void> {
  const { code, output } = await pnpm(['run', 'build'], root)
  if (code !== 0) throw new Error(`The packages do not build:\n${output}`)
}
