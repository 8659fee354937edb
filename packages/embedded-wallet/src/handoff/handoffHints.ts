/** What a window says of itself, and `over` what the frame says to it. */
export type HandoffHint = 'here' | 'leaving' | 'answered' | 'over'

/** Hints between a frame and a window of one handoff: nothing is decided by them alone. */
export type HandoffHints = {
  tell(hint: HandoffHint): void
  close(): void
}

const known: readonly unknown[] = ['here', 'leaving', 'answered', 'over'] satisfies HandoffHint[]

/**
 * Opens the short way between a frame and its window, which only one site in one browser has. What
 * counts comes by the service.
 */
export function openHandoffHints(hash: string, onHint: (hint: HandoffHint) => void): HandoffHints {
  // Some browsers refuse it where they refuse storage.
  const channel = open(`cleat-handoff-${hash}`)
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (known.includes(data)) onHint(data as HandoffHint)
    }
  return {
    tell: (hint) => channel?.postMessage(hint),
    close: () => channel?.close(),
  }
}

function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
