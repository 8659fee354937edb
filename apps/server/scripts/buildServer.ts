import { resolve } from 'node:path'
import { build } from 'tsdown'
import { serviceConfig } from '../tsdown.config.ts'

const root = resolve(import.meta.dirname, '..')

/** Builds the service into a folder, in which `node main.js` runs it without packages. */
export async function buildServer({ outDir }: { outDir: string }): Promise<void> {
  await build({ ...serviceConfig(outDir), cwd: root, config: false, clean: false })
}
