import { buildLaboratory } from './laboratory.ts'

/** Builds the laboratory once for all journeys. Each worker serves it with its own chains. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a default export
export default buildLaboratory
