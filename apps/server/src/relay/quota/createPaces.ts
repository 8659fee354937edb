import { toShares } from '../../http/toShares.ts'
import { ratesPerNetwork } from '../protocol/limits.ts'
import { createThrottle, type Throttle } from './createThrottle.ts'

/** The rate of one socket, which is also counted for its network. */
export type Pace = Throttle & { close(): void }

export type Paces = {
  open(network: string): Pace
  /** How many networks and sites are remembered. */
  readonly networks: number
}

export declare namespace createPaces {
  type Parameters = {
    /** Frames per second and socket; 0 for no limit. */
    framesPerSecond: number
    /** A monotonic clock, in milliseconds. */
    now?: (() => number) | undefined
  }
}

type Shared = { readonly throttle: Throttle; sockets: number }

/** The burst that a client may send, in seconds of its rate. A page with many sessions needs it. */
const burstSeconds = 5
const networkBurstSeconds = 2

/** The rates of sockets and of the networks that they share. */
export function createPaces({ framesPerSecond, now }: createPaces.Parameters): Paces {
  const networks = new Map<string, Shared>()
  const create = (perSecond: number, seconds: number) =>
    createThrottle({ perSecond, burst: perSecond * seconds, now })

  const join = (key: string, perSecond: number): Shared => {
    const shared = networks.get(key) ?? {
      throttle: create(perSecond, networkBurstSeconds),
      sockets: 0,
    }
    shared.sockets += 1
    networks.set(key, shared)
    return shared
  }
  /** A network that is left owes what it used above its rate until it has waited. */
  const forget = () => {
    for (const [key, { sockets, throttle }] of networks) {
      if (sockets === 0 && throttle.take(0) === 0) networks.delete(key)
    }
  }

  return {
    get networks() {
      return networks.size
    },
    open(network) {
      if (framesPerSecond === 0) return { take: () => 0, close: () => undefined }
      const own = create(framesPerSecond, burstSeconds)
      const shares = toShares(network, framesPerSecond * ratesPerNetwork)
      const shared = shares.map(({ key, limit }) => join(key, limit))
      return {
        take(cost) {
          const waits = [own, ...shared.map(({ throttle }) => throttle)].map((it) => it.take(cost))
          return Math.max(...waits)
        },
        close() {
          for (const one of shared) one.sockets -= 1
          forget()
        },
      }
    },
  }
}
