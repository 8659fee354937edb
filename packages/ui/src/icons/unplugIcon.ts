import type { Drawing } from './drawing.ts'

// Written by scripts/generateIcons.ts from Lucide 1.75.0 (ISC): see NOTICE.md.
export const unplugIcon: Drawing = {
  d: 'M19 5l3-3M2 22l3-3M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4ZM7.5 13.5 10 11M10.5 16.5 13 14M12 6l6 6 2.3-2.3a2.4 2.4 0 0 0 0-3.4l-2.6-2.6a2.4 2.4 0 0 0-3.4 0Z',
}
