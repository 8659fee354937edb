import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const arrowUpRightIcon: Drawing = {
  d: 'M7 7h10v10M7 17 17 7',
  isMirrored: true,
}
