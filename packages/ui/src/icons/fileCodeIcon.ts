import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const fileCodeIcon: Drawing = {
  d: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 12.5 8 15l2 2.5M14 12.5l2 2.5-2 2.5',
}
