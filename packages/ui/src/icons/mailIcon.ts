import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const mailIcon: Drawing = {
  d: 'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
}
