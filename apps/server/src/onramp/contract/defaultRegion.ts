import type { Region } from './region.ts'

/** For clients that do not say where the visitor lives. Providers ask again. */
export const defaultRegion: Region = { country: 'US', subdivision: undefined }
