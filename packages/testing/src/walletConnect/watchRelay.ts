import type { QuietClient } from './createQuietClient.ts'
import type { RelayStatus } from './walletConnectPeer.ts'

export type WatchRelayParameters = {
  core: QuietClient['core']
  onChange: () => void
  /** How long connecting may take until the relay counts as away, in milliseconds. @default 3000 */
  timeoutMs?: number | undefined
}

export type RelayWatch = {
  readonly status: RelayStatus
  /** Announces that the relay is needed from now on. */
  expect: () => void
  stop: () => void
}

/** Watches the connection to the relay. The client connects once it has something to listen to. */
export function watchRelay(parameters: WatchRelayParameters): RelayWatch {
  const { core, onChange, timeoutMs = 3000 } = parameters
  const { relayer } = core
  let status: RelayStatus = relayer.connected ? 'connected' : 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const change = (next: RelayStatus) => {
    clearTimeout(timer)
    if (next === status) return
    status = next
    onChange()
  }
  const expect = () => {
    if (relayer.connected || status === 'connecting' || status === 'away') return
    change('connecting')
    timer = setTimeout(() => change('away'), timeoutMs)
  }
  const onConnect = () => change('connected')
  const onDisconnect = () => {
    change('idle')
    if (relayer.subscriber.hasAnyTopics) expect()
  }
  relayer.on('relayer_connect', onConnect)
  relayer.on('relayer_disconnect', onDisconnect)
  if (relayer.subscriber.hasAnyTopics) expect()
  return {
    get status() {
      return status
    },
    expect,
    stop() {
      clearTimeout(timer)
      relayer.off('relayer_connect', onConnect)
      relayer.off('relayer_disconnect', onDisconnect)
    },
  }
}
