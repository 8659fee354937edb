import { UniversalProvider } from '@walletconnect/universal-provider'
import { onTestFinished } from 'vitest'

/** The library's provider. */
export type AppProvider = Awaited<ReturnType<typeof UniversalProvider.init>>

let count = 0

// With a level instead of a logger, the library logs to the console of Node.
const { logger } = new UniversalProvider({ logger: 'silent' })

/** The WalletConnect provider of an app that pairs without the kit. It ends with the test. */
export async function createAppProvider(parameters: {
  relayUrl: string
  /** The storage of the visit. */
  items: Map<string, unknown>
}): Promise<AppProvider> {
  const { relayUrl, items } = parameters
  count += 1
  const provider = await UniversalProvider.init({
    relayUrl,
    projectId: '0'.repeat(32),
    metadata: { name: 'App', description: '', url: 'https://app.example.org', icons: [] },
    // Clients of the same name share their core.
    customStoragePrefix: `app-${count}`,
    logger,
    telemetryEnabled: false,
    disableProviderPing: true,
    storage: createStorage(items, `app-${count}`),
  })
  const { core } = provider.client
  core.verify.register = async () => ''
  onTestFinished(async () => {
    core.heartbeat.stop()
    await core.relayer.transportClose().catch(() => undefined)
  })
  return provider
}

type Storage = NonNullable<Parameters<typeof UniversalProvider.init>[0]['storage']>

/** The library's keys have the name of its client, which is another one on each visit. */
function createStorage(items: Map<string, unknown>, name: string): Storage {
  const toKey = (key: string) => key.replace(name, 'app')
  return {
    getKeys: async () => [...items.keys()],
    getEntries: async <value>() => [...items.entries()] as [string, value][],
    getItem: async <value>(key: string) => items.get(toKey(key)) as value | undefined,
    setItem: async (key: string, value: unknown) =>
      void items.set(toKey(key), structuredClone(value)),
    removeItem: async (key: string) => void items.delete(toKey(key)),
  }
}
