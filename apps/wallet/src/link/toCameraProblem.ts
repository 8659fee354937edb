export type CameraProblem = 'denied' | 'missing' | 'busy'

/** Why the browser gave no picture: by the name of its error, which is all that it promises. */
export function toCameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}
