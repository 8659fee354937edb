import type { RelayStatus } from '@cleat/testing/wallet-connect'

/** Warns while the relay is unreachable. */
export function RelayNotice({ status }: { status: RelayStatus }) {
  const text = {
    idle: '',
    connected: '',
    connecting: 'Reaching the relay…',
    away: 'The relay cannot be reached. Your apps have to wait; the wallet keeps trying.',
  }[status]
  return (
    <p className="notice" role="status" data-state={status} hidden={!text}>
      {text}
    </p>
  )
}
