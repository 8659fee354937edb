import { serveApp } from '../browser/serveApp.ts'
import { withBrowser } from '../browser/withBrowser.ts'
import type { Bench } from './bench.ts'

/** Builds and serves both apps, opens a browser, and closes all of it after `use`. */
export async function withBench<result>(use: (bench: Bench) => Promise<result>): Promise<result> {
  const bare = await serveApp('bare')
  try {
    const cleat = await serveApp('cleat')
    try {
      return await withBrowser({}, (browser) => use({ browser, bare, cleat }))
    } finally {
      await cleat.stop()
    }
  } finally {
    await bare.stop()
  }
}
