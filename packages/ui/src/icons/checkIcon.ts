import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const checkIcon: Drawing = {
  d: 'M20 6 9 17l-5-5',
}
