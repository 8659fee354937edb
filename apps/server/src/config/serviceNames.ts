/** What a process can serve. */
export const serviceNames = ['explorer', 'data', 'analytics', 'onramp', 'auth', 'relay'] as const

export type ServiceName = (typeof serviceNames)[number]
