import { buildApp } from '../build/buildApp.ts'
import type { Site } from '../measure/bench.ts'
import { serveFolder } from './serveFolder.ts'

/** Builds a bench app and serves it. */
export async function serveApp(
  name: Parameters<typeof buildApp>[0],
  options: Parameters<typeof serveFolder>[1] = {},
): Promise<Site> {
  const app = await buildApp(name)
  return { ...app, ...(await serveFolder(app.folder, options)) }
}
