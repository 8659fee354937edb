import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const plusIcon: Drawing = {
  d: 'M5 12h14M12 5v14',
}
