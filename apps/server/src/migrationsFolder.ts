import { fileURLToPath } from 'node:url'

/** The migrations of the tables, also beside the built service. */
export const migrationsFolder: string = fileURLToPath(new URL('../migrations', import.meta.url))
