import { UniversalProvider } from '@walletconnect/universal-provider'
import { onTestFinished } from 'vitest'

let count = 0

/** WalletConnect’s own client, for either side of a session, connected to the relay only. */
export async function createRealClient(relayUrl: string) {
  count += 1
  const name = `client ${count}`
  const { client } = await UniversalProvider.init({
    projectId: 'f'.repeat(32),
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    storageOptions: { database: ':memory:' },
    customStoragePrefix: name,
    metadata: { name, description: name, url: 'https://app.example', icons: [] },
  })
  onTestFinished(async () => {
    client.core.heartbeat.stop()
    await client.core.relayer.transportClose()
  })
  return client
}
