import { join } from 'node:path'
import { collectTemplates } from './collectTemplates.ts'

/** Puts the templates into the built package: `dist/templates`. */
await collectTemplates(join(import.meta.dirname, '../dist/templates'))
