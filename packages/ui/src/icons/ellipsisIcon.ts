import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const ellipsisIcon: Drawing = {
  d: 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
}
