import { Problem } from '../../http/problem.ts'

/** The streams that are open in this process. */
export type Streams = {
  /**
   * Counts one.
   * @param owner whose it is: an account, or the key of a browser
   * @returns what it ends with, and what to call once it is over
   * @throws a `Problem` where there are too many
   */
  enter(owner: string): { readonly signal: AbortSignal; leave(): void }
  count(): number
  /** Ends all, and lets none begin. */
  close(): void
}

const most = 20_000
const mostOfOwner = 32

/** Bounds the streams of this process, and ends them before it stops. */
export function createStreams(): Streams {
  const byOwner = new Map<string, number>()
  const lives = new Set<AbortController>()
  let isClosed = false
  return {
    enter(owner) {
      const own = byOwner.get(owner) ?? 0
      if (isClosed || lives.size >= most || own >= mostOfOwner)
        throw new Problem('RATE_LIMITED', {
          detail: 'There are too many streams. Ask from time to time instead.',
          headers: { 'Retry-After': '30' },
        })
      const life = new AbortController()
      lives.add(life)
      byOwner.set(owner, own + 1)
      return {
        signal: life.signal,
        leave() {
          if (!lives.delete(life)) return
          const left = (byOwner.get(owner) ?? 1) - 1
          if (left === 0) byOwner.delete(owner)
          else byOwner.set(owner, left)
          life.abort()
        },
      }
    },
    count: () => lives.size,
    close() {
      isClosed = true
      for (const life of lives) life.abort()
    },
  }
}
