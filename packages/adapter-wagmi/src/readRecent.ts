import type { Config } from 'wagmi'

/** The connector of the last visit. In the storage of an app's own config it may be unreadable. */
export async function readRecent({ storage }: Config): Promise<string | null | undefined> {
  const read = async () => storage?.getItem('recentConnectorId')
  return read().catch(() => null)
}
