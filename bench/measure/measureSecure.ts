import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPages } from '@cleat/secure/build'
import type budgets from '../budgets.json'
import { gzipSize } from '../build/gzipSize.ts'
import { keepNodeEnv } from '../build/keepNodeEnv.ts'
import type { Findings } from './bench.ts'

/** Measures the size of what the embedded wallet's own pages load. */
export async function measureSecure(): Promise<Findings<typeof budgets.secure>> {
  const outDir = await mkdtemp(join(tmpdir(), 'cleat-secure-'))
  try {
    await keepNodeEnv(() => buildPages({ outDir }))
    const folder = join(outDir, 'assets')
    const names = await readdir(folder)
    const loaded = new Set<string>()
    /** A file with what it brings, as far as nothing before has loaded that. */
    const load = async (name: string): Promise<number> => {
      if (loaded.has(name)) return 0
      loaded.add(name)
      const code = await readFile(join(folder, name), 'utf8')
      let bytes = gzipSize(code)
      for (const [, brought = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g))
        bytes += await load(brought)
      return bytes
    }
    const weigh = async (pattern: RegExp) => {
      const found = names.filter((name) => pattern.test(name))
      if (found.length === 0) throw new Error(`No file like ${pattern} in the wallet's pages.`)
      let bytes = 0
      for (const name of found) bytes += await load(name)
      return { value: bytes / 1000 }
    }
    return {
      measured: {
        // In this order, as a visitor meets them.
        boot: await weigh(/^frame-[\w-]+\.js$/),
        firstView: await weigh(/^drawFrame-[\w-]+\.js$/),
        approval: await weigh(/^(?:ApproveView|readRequest)-[\w-]+\.js$/),
        signer: await weigh(/^signer-signWorker-[\w-]+\.js$/),
        calls: await weigh(/^signer-callsWorker-[\w-]+\.js$/),
        changes: await weigh(/^signer-changeWorker-[\w-]+\.js$/),
        recovery: { value: gzipSize(await readFile(join(outDir, 'recover.html'))) / 1000 },
      },
      notes: [],
    }
  } finally {
    await rm(outDir, { recursive: true })
  }
}
