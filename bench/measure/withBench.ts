import { serveFolder } from '../browser/serveFolder.ts'
import { withBrowser } from '../browser/withBrowser.ts'
import { buildApp } from '../build/buildApp.ts'
import type { Bench, Site } from './bench.ts'

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

async function serveApp(name: 'bare' | 'cleat'): Promise<Site> {
  const app = await buildApp(name)
  return { ...app, ...(await serveFolder(app.folder)) }
}
