/** What a process can serve. */
export const serviceNames = [
  ...([
    'explorer',
    'data',
    'analytics',
    'onramp',
    'auth',
    'sessions',
    'accounts',
    'wallet',
    'relay',
  ] as const),
] as const

export type ServiceName = (typeof serviceNames)[number]
