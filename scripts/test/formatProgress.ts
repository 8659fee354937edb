export type RunningStep = {
  readonly name: string
  readonly seconds: number
  /** Its last line of output. */
  readonly lastLine: string
}

const longestLine = 60

/** Formats one line: the elapsed time, the running steps and the remaining ones. */
export function formatProgress(parameters: {
  seconds: number
  running: readonly RunningStep[]
  left: readonly string[]
}): string {
  const { seconds, running, left } = parameters
  const now = running.map((step) => {
    const line = step.lastLine.slice(0, longestLine)
    return `${step.name} for ${formatDuration(step.seconds)}${line && ` (${line})`}`
  })
  const after = left.length > 0 ? `left: ${left.join(', ')}` : 'nothing left'
  return `· ${formatDuration(seconds)}: running ${now.join(' and ')}; ${after}`
}

/** Formats `75` seconds as `1:15`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
