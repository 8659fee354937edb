import { startLaboratory } from './laboratory.ts'

/** One laboratory for all journeys; each has a browser profile and a wallet of its own. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a default export
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { stop, ...laboratory } = await startLaboratory()
  process.env.CLEAT_LABORATORY = JSON.stringify(laboratory)
  return stop
}
