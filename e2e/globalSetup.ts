import { buildLaboratory } from './laboratory.ts'

/** One build of the laboratory for all journeys; each worker serves it with chains of its own. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a default export
export default buildLaboratory
