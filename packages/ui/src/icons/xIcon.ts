import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const xIcon: Drawing = {
  d: 'M18 6 6 18M6 6l12 12',
}
