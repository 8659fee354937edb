import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const arrowLeftRightIcon: Drawing = {
  d: 'M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4',
}
