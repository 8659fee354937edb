import type { ChainAdapter, CleatError, Namespace } from '@cleat/core'

type Connection = NonNullable<ReturnType<ChainAdapter['getConnection']>>

/** An in-memory adapter with one wallet that approves every request at once. */
export type TestAdapter = ChainAdapter & {
  /** Number of kits that started it and did not stop it. */
  running(): number
  /** Makes the next `connect` fail. */
  fail(error: CleatError): void
  /** Blocks the next `reconnect` until the returned function is called. */
  hold(): () => void
}

export function createTestAdapter(
  parameters: { session?: boolean; namespace?: Namespace } = {},
): TestAdapter {
  const { namespace = 'eip155' } = parameters
  let context: Parameters<ChainAdapter['start']>[0] | undefined
  let current: Connection | null = null
  let failure: CleatError | undefined
  let gate: Promise<void> = Promise.resolve()
  let running = 0
  let hasSession = parameters.session ?? false

  const connectTo = (network = context?.networks[0]): Connection => {
    if (!network) throw new Error('The adapter was not started')
    current = {
      connectorId: 'harbour',
      accounts: [{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', type: 'eoa' }],
      caipNetworkId: network.caipNetworkId,
    }
    return current
  }

  return {
    id: 'test',
    namespace,
    running: () => running,
    fail(error) {
      failure = error
    },
    hold() {
      let release: () => void = () => undefined
      gate = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    start(given) {
      context = given
      running += 1
      given.emit({
        type: 'connectorsChanged',
        connectors: [
          {
            id: 'harbour',
            name: 'Harbour',
            type: 'ANNOUNCED',
            chain: namespace,
            chains: [namespace],
          },
        ],
      })
      return () => {
        running -= 1
      }
    },
    hasSession: () => hasSession,
    getConnection: () => current,
    async connect() {
      const error = failure
      failure = undefined
      if (error) throw error
      const connection = connectTo()
      context?.emit({ type: 'accountChanged', connection })
      return connection
    },
    async reconnect() {
      await gate
      return hasSession ? connectTo() : null
    },
    async disconnect() {
      current = null
      hasSession = false
      context?.emit({ type: 'disconnected' })
    },
    features: {
      'network:switch': async ({ network }) => {
        context?.emit({ type: 'networkChanged', connection: connectTo(network) })
      },
      'provider:create': ({ submit }) => ({ request: submit }),
      'provider:request': async ({ method }) => `answer to ${method}`,
    },
  }
}
