import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const arrowDownIcon: Drawing = {
  d: 'M12 5v14M19 12l-7 7-7-7',
}
