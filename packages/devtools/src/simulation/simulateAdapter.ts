import type { ChainAdapter } from '@cleat/core'
import { askedBy, askedByLoaded, askedByMethod, loaders } from './askedBy.ts'
import { type AskedParty, awaitSimulation } from './awaitSimulation.ts'
import type { Simulation } from './simulation.ts'

type Method = (...parameters: unknown[]) => unknown

/** Wraps an adapter so that what it asks wallets and chains goes through a simulation first. */
export function simulateAdapter<adapter extends ChainAdapter>(
  adapter: adapter,
  simulation: Simulation,
): adapter {
  const { namespace } = adapter
  const asking =
    (name: string, asked: AskedParty, ask: Method): Method =>
    async (...parameters) => {
      const about = toAsked({ name, asked, namespace, parameters })
      if (about) await awaitSimulation(simulation, about)
      return ask(...parameters)
    }
  const loadingOnce = new Map<string, WeakMap<object, object>>()
  const loading =
    (name: string, load: Method): Method =>
    async (...parameters) => {
      const loaded = await load(...parameters)
      if (typeof loaded !== 'object' || loaded === null) return loaded
      const known = loadingOnce.get(name) ?? new WeakMap<object, object>()
      loadingOnce.set(name, known)
      const wrapped = known.get(loaded) ?? wrap(loaded, (method) => askedByLoaded[method], asking)
      known.set(loaded, wrapped)
      return wrapped
    }
  const features = wrapFeatures(adapter.features, asking, loading)
  const methods: { readonly [name: string]: Method | undefined } = {
    async connect(parameters) {
      const { signal } = parameters as Parameters<ChainAdapter['connect']>[0]
      const about = { asked: 'wallet', doing: 'connect', subject: 'connect' } as const
      await awaitSimulation(simulation, { ...about, network: namespace, signal })
      return adapter.connect(parameters as never)
    },
    // A locked wallet shares no account, so that nothing is restored.
    reconnect: async () => (simulation.state.isLocked ? null : adapter.reconnect()),
  }
  return new Proxy(adapter, {
    get(target, key) {
      if (key === 'features') return features
      const own = typeof key === 'string' ? methods[key] : undefined
      if (own) return own
      const value: unknown = Reflect.get(target, key, target)
      // Private fields are only there for the adapter itself.
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function wrapFeatures(
  features: ChainAdapter['features'],
  asking: (name: string, asked: AskedParty, ask: Method) => Method,
  loading: (name: string, load: Method) => Method,
): object {
  return new Proxy(features, {
    get(target, name) {
      const feature: unknown = Reflect.get(target, name)
      if (typeof feature !== 'function' || typeof name !== 'string') return feature
      const call: Method = (...parameters) => Reflect.apply(feature, target, parameters)
      const asked = askedBy[name as keyof typeof askedBy]
      if (asked) return asking(name, asked, call)
      return loaders.has(name) ? loading(name, call) : feature
    },
  })
}

function wrap(
  loaded: object,
  findAsked: (method: string) => AskedParty | undefined,
  asking: (name: string, asked: AskedParty, ask: Method) => Method,
): object {
  return new Proxy(loaded, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      const call: Method = (...parameters) => Reflect.apply(value, target, parameters)
      const asked = findAsked(name)
      return asked ? asking(name, asked, call) : call
    },
  })
}

function toAsked(about: {
  readonly name: string
  readonly asked: AskedParty
  readonly namespace: string
  readonly parameters: readonly unknown[]
}): awaitSimulation.Parameters | undefined {
  const { name, namespace, parameters } = about
  const [given] = parameters as [{ method?: string; network?: { name: string } } | undefined]
  const network = given?.network?.name ?? namespace
  if (name === 'network:switch')
    return { asked: 'wallet', doing: 'switch', subject: network, network }
  const subject = given?.method ?? name
  const asked = name === 'provider:request' ? askedByMethod(subject) : about.asked
  return asked && { asked, doing: 'request', subject, network }
}
