import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const chevronDownIcon: Drawing = {
  d: 'M6 9l6 6 6-6',
}
