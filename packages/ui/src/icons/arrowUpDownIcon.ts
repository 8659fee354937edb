import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const arrowUpDownIcon: Drawing = {
  d: 'M21 16l-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16',
}
