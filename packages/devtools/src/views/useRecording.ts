import { useSyncExternalStore } from 'react'
import type { Recording, RecordingState } from '../recording/createRecording.ts'

/** What was recorded. Draws again when something happens. */
export function useRecording(recording: Recording): RecordingState {
  return useSyncExternalStore(recording.subscribe, recording.read, recording.read)
}
