import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPages } from '@cleat/secure/build'
import type budgets from '../budgets.json'
import { gzipSize } from '../build/gzipSize.ts'
import type { Findings } from './bench.ts'

/** Measures the size of what the embedded wallet's own pages load. */
export async function measureSecure(): Promise<Findings<typeof budgets.secure>> {
  const outDir = await mkdtemp(join(tmpdir(), 'cleat-secure-'))
  try {
    await buildPages({ outDir })
    const names = await readdir(join(outDir, 'assets'))
    const weigh = async (pattern: RegExp) => {
      const files = names.filter((name) => pattern.test(name))
      if (files.length === 0) throw new Error(`No file like ${pattern} in the wallet's pages.`)
      const sizes = files.map(async (name) =>
        gzipSize(await readFile(join(outDir, 'assets', name))),
      )
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      return { value: bytes / 1000 }
    }
    return {
      measured: {
        boot: await weigh(/^frame-[\w-]+\.js$/),
        firstView: await weigh(/^drawFrame-[\w-]+\.js$/),
        approval: await weigh(/^(?:ApproveView|readRequest)-[\w-]+\.js$/),
        signer: await weigh(/^signer-signWorker-[\w-]+\.js$/),
        changes: await weigh(/^signer-changeWorker-[\w-]+\.js$/),
      },
      notes: [],
    }
  } finally {
    await rm(outDir, { recursive: true })
  }
}
