import type { Server } from 'node:http'
import { createTally } from './createTally.ts'
import type { TrustedProxies } from './createTrustedProxies.ts'
import { toClientKey } from './toClientKey.ts'
import { toShares } from './toShares.ts'

export declare namespace limitConnections {
  type Parameters = {
    server: Server
    /** Open connections per address. */
    limit: number
    /** Their connections are those of many clients, and are not limited. */
    trustedProxies: TrustedProxies
  }
}

/** Ends connections above an address's limit before anything of them is read. */
export function limitConnections(parameters: limitConnections.Parameters): void {
  const { server, limit, trustedProxies } = parameters
  const open = createTally<string>()
  server.on('connection', (socket) => {
    const { remoteAddress } = socket
    if (remoteAddress !== undefined && trustedProxies.has(remoteAddress)) return
    const client = toClientKey({ remoteAddress, forwardedFor: undefined, trustedProxies })
    const shares = toShares(client, limit)
    if (shares.some((share) => open.of(share.key) >= share.limit)) {
      socket.destroy()
      return
    }
    for (const { key } of shares) open.add(key, 1)
    socket.once('close', () => {
      for (const { key } of shares) open.add(key, -1)
    })
  })
}
