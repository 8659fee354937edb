import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const arrowDownLeftIcon: Drawing = {
  d: 'M17 7 7 17M17 17H7V7',
}
