import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const arrowLeftIcon: Drawing = {
  d: 'M12 19l-7-7 7-7M19 12H5',
}
